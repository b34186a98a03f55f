//! The figures beside the board: numbers, times, bars, the ring of a countdown.

use crate::art::Length;
use crate::play::Table;
use crate::prelude::*;
use crate::text;
use session::view::{Figure, Readout, Urgency};

#[component]
pub fn Readouts(table: Table) -> impl IntoView {
    // A command may take one away or bring one, so their number is followed too.
    let n = memo(move || table.shot.with(|shot| shot.view.readouts.len()));
    let boxes = move || {
        let boxes = (0..n.get()).map(|index| {
            let readout =
                memo(move || table.shot.with(|shot| shot.view.readouts.get(index).cloned()));
            move || readout.get().map(|readout| draw(&readout))
        });
        boxes.collect_view()
    };
    view! { <div class="readouts">{boxes}</div> }
}

fn draw(readout: &Readout) -> AnyView {
    let label = text::say(&readout.label);
    let urgency = match readout.urgency {
        Urgency::Calm => "",
        Urgency::Soon => " soon",
        Urgency::Now => " now",
    };
    match readout.value {
        Figure::Number(number) => plain(label, text::number(number), urgency),
        // Tenths would make the figures run; whole seconds are what a player reads.
        Figure::Time(time) => plain(label, time.to_string(), urgency),
        Figure::Share { part, whole } => {
            let percent = u64::from(part) * 100 / u64::from(whole.max(1));
            view! {
                <div class=format!("readout{urgency}")>
                    <small>{label}</small>
                    <div class="bar" role="img" aria-label=format!("{percent} %")>
                        <span style=format!("width:{percent}%")></span>
                    </div>
                </div>
            }
            .into_any()
        }
        Figure::Countdown { left, whole } => {
            let share = left.0 as f64 / whole.0.max(1) as f64;
            let color =
                if readout.urgency == Urgency::Calm { "var(--leaf)" } else { "var(--tomato)" };
            view! {
                <div class=format!("readout ring{urgency}") role="timer" aria-label=label.clone()>
                    <svg viewBox="0 0 36 36" aria-hidden="true">
                        <circle cx="18" cy="18" r="14" fill="none" stroke="var(--sand)" stroke-width="6"/>
                        <circle
                            cx="18" cy="18" r="14" fill="none" stroke=color stroke-width="6"
                            stroke-dasharray=format!("{} 100", Length(share * 87.96))
                        />
                    </svg>
                    <span><small aria-hidden="true">{label.clone()}</small><b>{left.0.div_ceil(1000)}</b></span>
                </div>
            }
            .into_any()
        }
    }
}

fn plain(label: String, value: String, urgency: &str) -> AnyView {
    view! {
        <div class=format!("readout{urgency}")>
            <small>{label}</small>
            <b>{value}</b>
        </div>
    }
    .into_any()
}
