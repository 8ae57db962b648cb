//! The shells around a tournament's pages.

use say::{Message, view as t};

use super::View;
use crate::web::frame::answer::look;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{CardHead, Door, Live, Shell, bar};

impl View<'_> {
    /// Returns the shell around a public page: bar, doors, links, chat preview. `path` is the page's own address, if a
    /// link in the footer leads to it.
    pub fn shell(&self, title: impl Into<Message>, door: Door, path: &str) -> Shell {
        let card = self.link_card();
        let picture = card.address(&self.tournament().slug);
        Shell {
            card: Some(CardHead {
                description: card.description(),
                picture: self.site.map(|site| format!("{site}{picture}")),
            }),
            ..self.own_shell(title, door, path)
        }
    }

    /// Returns a shell like [`View::shell`], for a page for one player.
    pub fn own_shell(&self, title: impl Into<Message>, door: Door, path: &str) -> Shell {
        let tournament = self.tournament();
        let mut shell = self.still_shell(title, door);
        if let Some(bar) = &mut shell.tournament {
            bar.round_line = self.round_line();
            bar.clock = self.clock();
            bar.take_break(self.break_now());
            bar.more = bar.more.drain(..).map(|link| link.at(path)).collect();
        }
        Shell {
            noindex: !tournament.indexed,
            live: Some(Live::public(tournament)),
            not_current: self.as_of.map(|at| t::as_of(clock_time(at, &tournament.time_zone))),
            ..shell
        }
    }

    /// Returns a shell with the tournament's bar and look, for a page that does not follow what happens: a form, a link.
    pub fn still_shell(&self, title: impl Into<Message>, door: Door) -> Shell {
        let mut bar = bar(self.tournament(), self.language);
        bar.logo = self.logo();
        Shell {
            tournament: Some(bar),
            look: self.accent().map(look::address),
            here: door,
            ..Shell::new(title)
        }
    }
}
