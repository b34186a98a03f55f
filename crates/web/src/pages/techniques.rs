//! A puzzle of chosen techniques: ticked one by one or by the grade, and dealt.

use super::Top;
use crate::app::Frame;
use crate::art::hue;
use crate::panels::Ordered;
use crate::prelude::*;
use crate::{clock, settings, t, text};
use session::technique::Technique;
use session::{GameId, explain};
use std::sync::Arc;
use worker::{Order, Wanted};

#[component]
pub fn Techniques() -> impl IntoView {
    let frame = Frame::here();
    let mut first = 0;
    // The last one is trial, which everything can be solved by.
    let groups = Technique::ALL[..Technique::ALL.len() - 1]
        .chunk_by(|one, next| one.grade() == next.grade());
    let groups = groups.map(|group| {
        let view = self::group(frame, first, group);
        first += group.len();
        view
    });
    let request = Arc::new(move || {
        let ticked = frame.settings.with_untracked(|settings| settings.techniques);
        let wanted = Wanted::Only(settings::ticked(ticked).collect());
        Order { wanted, seed: clock::entropy() as u64 }
    });
    view! {
        <div class=format!("shell {}", hue(GameId::OF_PUZZLES))>
            <main class="page">
                <Top title=t!("order")/>
                <section class="card ticks">
                    <p class="lead">{t!("order-about")}</p>
                    {groups.collect_view()}
                    <div class="row"><Ordered class="button main" label=t!("order-deal") request/></div>
                </section>
            </main>
        </div>
    }
}

/// A grade as a whole, and what belongs to it.
fn group(frame: Frame, first: usize, group: &[Technique]) -> AnyView {
    let whole = ((1 << group.len()) - 1) << first;
    let name = text::say(&explain::grade_name(group[0].grade()));
    let ticks = group.iter().enumerate().map(|(index, technique)| {
        tick(frame, 1 << (first + index), text::say_alone(&explain::name(*technique)))
    });
    view! {
        <h2>{tick(frame, whole, name)}</h2>
        <div class="techniques">{ticks.collect_view()}</div>
    }
    .into_any()
}

/// Ticks all of these techniques, or none.
fn tick(frame: Frame, mask: u64, name: String) -> AnyView {
    let is_on = move || frame.settings.with(|settings| settings.techniques & mask == mask);
    let change = move |_| {
        frame.set(|settings| match settings.techniques & mask == mask {
            true => settings.techniques &= !mask,
            false => settings.techniques |= mask,
        });
    };
    view! { <label class="tick"><input type="checkbox" prop:checked=is_on on:change=change/>{name}</label> }
        .into_any()
}
