//! The keys, read from the very table that binds them.

use super::dialog::Dialog;
use super::legend::Legend;
use crate::app::Go;
use crate::play::Table;
use crate::prelude::*;
use crate::route::Route;
use crate::{t, text};
use session::keys::value_help;

#[component]
pub fn KeysDialog(table: Table, open: RwSignal<bool>) -> impl IntoView {
    let close = Callback::new(move |()| open.set(false));
    let legend = Legend::ask();
    let lines = move || {
        let mut lines = table.frame.settings.with_untracked(|settings| {
            table.shot.with_untracked(|shot| {
                let help = settings.keymap.help(&shot.view).into_iter();
                help.map(|(words, chords)| {
                    (text::say(&words), chords.iter().map(|key| legend.name(key)).collect())
                })
                .collect::<Vec<(String, Vec<String>)>>()
            })
        });
        if let Some((keys, words)) = table.shot.with_untracked(|shot| value_help(&shot.view)) {
            lines.insert(0, (text::say(&words), vec![keys]));
        }
        lines
    };
    view! {
        <Dialog title=t!("keys") on_close=close wide=true>
            <dl class="keys">
                {move || lines().into_iter().map(|(words, names)| view! {
                    <dt>{names.into_iter().map(|name| view! { <kbd>{name}</kbd>" " }).collect_view()}</dt>
                    <dd>{words}</dd>
                }).collect_view()}
            </dl>
            <Go to=Route::Keys class="button">{t!("keys-change")}</Go>
        </Dialog>
    }
}
