//! The community of a tournament: chosen among those in which the organizer manages people.

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::form::{Choice, StaffForm, back, confirmed};
use crate::web::frame::request::desk::{Desk, Players, Settings as MaySettings};
use crate::web::frame::state::{App, read};
use podium_ops::command::rights;
use podium_ops::community as ops;
use podium_store::community::{self, Community};
use podium_store::{DbError, Reader};
use say::{Message, Plain, setup_form as t};

/// The word that confirms that a tournament leaves its community.
const LEAVE_WORD: Plain = say::confirm_words::remove;

/// The form that chooses a tournament's community.
pub struct ChooseForm {
    /// The address of the form.
    pub action: String,
    pub choices: Vec<Choice>,
    /// The slug of the chosen one; empty without a community.
    pub chosen: String,
    /// The word to type when the tournament leaves the chosen one; `None` without one.
    pub leave_word: Option<Message>,
}

impl ChooseForm {
    /// Creates the form; `None` for an account that has nothing to choose.
    pub async fn of(app: &App, desk: &Desk<MaySettings>) -> Result<Option<Self>, WebError> {
        let Some(account) = desk.visitor.account.as_ref().map(|account| account.id.clone()) else {
            return Ok(None);
        };
        let (is_administrator, now) = (desk.visitor.is_administrator(), desk.tournament.community_id.clone());
        let found = read(app, move |conn: &mut Reader<'_>| {
            offered(conn, &account, is_administrator, now.as_deref())
        });
        let (offered, now): (Vec<Community>, Option<Community>) = found.await?;
        let chosen = now.as_ref().map(|now| now.slug.clone()).unwrap_or_default();
        let mut all: Vec<Community> = offered
            .into_iter()
            .filter(|one| one.slug != chosen)
            .chain(now)
            .collect();
        all.sort_by(|a, b| a.name.cmp(&b.name));
        let choices = all.into_iter().map(|one| Choice::new(one.slug, one.name));
        let choices: Vec<Choice> = choices.collect();
        Ok((!choices.is_empty()).then(|| Self {
            action: desk.at("desk/settings/community"),
            choices,
            leave_word: (!chosen.is_empty()).then(LEAVE_WORD),
            chosen,
        }))
    }
}

/// Reads the communities in which an account manages people, and the one that is chosen now.
fn offered(
    conn: &mut Reader<'_>,
    account: &str,
    is_administrator: bool,
    now: Option<&str>,
) -> Result<(Vec<Community>, Option<Community>), DbError> {
    let offered = match is_administrator {
        true => community::all(conn)?,
        false => {
            let staffed = community::staffed_by(conn, account)?.into_iter();
            let manages = staffed.filter(|(_, role)| rights::has::<Players>(Some(*role), false));
            manages.map(|(community, _)| community).collect()
        }
    };
    let now = match now {
        Some(id) => community::by_id(conn, id)?,
        None => None,
    };
    Ok((offered, now))
}

/// `POST /t/{slug}/desk/settings/community`: organizers who manage people there. Leaving a community asks for a word.
pub(super) async fn choose(form: StaffForm<MaySettings>) -> WebResult {
    let to = form.at("desk/settings");
    let slug = Some(form.fields.text("community").to_owned()).filter(|slug| !slug.is_empty());
    if leaves(&form, slug.as_deref()).await? {
        confirmed(&form.fields, LEAVE_WORD, &to)?;
    }
    let done = form.run(&to, move |work| ops::choose(work, slug.as_deref())).await;
    done.map_err(back(&to))?;
    form.done(t::community_chosen(), &to)
}

/// Returns whether the tournament would leave its community.
async fn leaves(form: &StaffForm<MaySettings>, chosen: Option<&str>) -> Result<bool, WebError> {
    let Some(id) = form.sender.tournament.community_id.clone() else {
        return Ok(false);
    };
    let now = read(&form.app, move |conn: &mut Reader<'_>| community::by_id(conn, &id)).await?;
    Ok(now.is_some_and(|now| chosen != Some(now.slug.as_str())))
}
