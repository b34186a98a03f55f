//! The same runs on every device of a player: what is new there comes here, and what is new here goes there.

use super::client::Client;
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use engine::phrase;
use guest::{Ask, Book, Items, Put};
use native::Store;
use session::RunId;

/// Another device may be faster a few times in a row.
const ROUNDS: u32 = 5;
/// So many logs go at a time.
const AT_ONCE: usize = 20;

pub fn sync(store: &Store, client: &Client) -> Result<Ending, Failure> {
    let mut book = store.book();
    let (mut came, mut went) = (0_u32, 0_u32);
    for _ in 0..ROUNDS {
        came += pull(store, client, &mut book)?;
        let Sent { count, was_refused } = push(store, client, &mut book)?;
        went += count;
        store.keep_book(&book).map_err(Failure::io("sync"))?;
        if !was_refused {
            output::line(speech::say(&phrase!("world-synced", came = came, went = went)))?;
            return Ok(Ending::AllWell);
        }
    }
    output::complain(&speech::say(&phrase!("world-sync-busy")));
    Ok(Ending::SomeFailed)
}

/// Says how many came.
fn pull(store: &Store, client: &Client, book: &mut Book) -> Result<u32, Failure> {
    let mut count = 0;
    loop {
        let items: Items = client.read(&Ask::pull(book.cursor))?;
        for item in &items.items {
            let mine = item.run.parse::<RunId>().ok().and_then(|run| store.mine(run));
            for deed in book.meet(item, mine.as_ref()) {
                store.share(&deed).map_err(Failure::io("sync"))?;
                count += 1;
            }
        }
        let is_new_place = items.next > book.cursor;
        book.cursor = items.next;
        if items.is_all || !is_new_place {
            return Ok(count);
        }
    }
}

struct Sent {
    count: u32,
    was_refused: bool,
}

fn push(store: &Store, client: &Client, book: &mut Book) -> Result<Sent, Failure> {
    let mine = store.to_share(book);
    let unsent: Vec<_> = mine.iter().filter_map(|mine| book.unsent(mine)).collect();
    let mut sent = Sent { count: 0, was_refused: false };
    for items in unsent.chunks(AT_ONCE) {
        let put: Put = client.read(&Ask::push(items))?;
        for (item, seq) in items.iter().zip(put.seqs) {
            match seq {
                Some(seq) => {
                    book.sent(item, seq);
                    sent.count += 1;
                }
                None => sent.was_refused = true,
            }
        }
    }
    Ok(sent)
}
