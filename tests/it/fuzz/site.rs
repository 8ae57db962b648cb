//! The service in process, made once for all worlds: its routes take as long to make as the answers to many requests.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use actix_web::body::BoxBody;
use actix_web::dev::{Extensions, Service, ServiceResponse};
use actix_web::rt::{System, SystemRunner};
use actix_web::test::{TestRequest, init_service};
use actix_web::web::Data;
use podium::web::frame::state::State;
use podium::web::serve::app;

use super::world::Original;

/// The service's answer to a request.
type Answering = Pin<Box<dyn Future<Output = Result<ServiceResponse<BoxBody>, actix_web::Error>>>>;

/// The service, of whichever world is asked.
pub struct Site {
    runner: SystemRunner,
    asked: Rc<RefCell<Data<State>>>,
    service: Box<dyn Fn(TestRequest) -> Answering>,
}

impl Site {
    pub fn make(original: &Original) -> Self {
        let runner = System::new();
        let asked = Rc::new(RefCell::new(original.state()));
        let of_world = Rc::clone(&asked);
        let app = app(asked.borrow().clone()).wrap_fn(move |mut request, next| {
            // the state that was added last is the one that is found
            let mut data = Extensions::new();
            data.insert(of_world.borrow().clone());
            request.add_data_container(Rc::new(data));
            next.call(request)
        });
        let service = Rc::new(runner.block_on(init_service(app)));
        Self {
            runner,
            asked,
            service: Box::new(move |request| {
                let service = Rc::clone(&service);
                Box::pin(async move {
                    let answer = service.call(request.to_request()).await?;
                    Ok(answer.map_into_boxed_body())
                })
            }),
        }
    }

    /// Waits for what is done at the service, which has this state meanwhile.
    pub fn with<T>(&self, state: &Data<State>, work: impl Future<Output = T>) -> T {
        self.asked.replace(state.clone());
        self.runner.block_on(work)
    }

    /// Sends a request.
    pub async fn ask(&self, request: TestRequest) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
        (self.service)(request).await
    }
}
