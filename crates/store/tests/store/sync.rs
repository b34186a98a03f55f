//! What a player's devices share: numbers in order, nobody written over unseen, limits, deletion.

use crate::sample::{id, join};
use crate::worlds::{World, on_both};
use ninefold_store::*;

fn put(player: i64, items: &[(u64, i64, bool, &str)]) -> PutSync {
    let item = |&(run, base, is_over, log): &(u64, i64, bool, &str)| SyncPut {
        run: id(run),
        base,
        is_over,
        log: log.into(),
    };
    let items = items.iter().map(item).collect();
    PutSync { player, items, most_items: 3, most_bytes: 40 }
}

async fn there(store: &Store, player: i64, since: i64) -> Vec<(i64, String)> {
    let found = store.call(PullSync { player, since, limit: 9 }).await.unwrap();
    found.into_iter().map(|it| (it.seq, String::from_utf8(it.log).unwrap())).collect()
}

#[test]
fn nobody_is_written_over_unseen() {
    on_both(async |World { store, .. }| {
        join(store, 7).await;
        join(store, 8).await;
        let answer = async |put: PutSync| store.call(put).await.unwrap();
        let two = put(7, &[(1, 0, false, "one"), (2, 0, true, "two")]);
        assert_eq!(answer(two.clone()).await, Some(vec![Some(1), Some(2)]));
        assert_eq!(answer(two).await, Some(vec![Some(1), Some(2)]), "said again, heard once");
        // Who has seen it replaces it; who has not is told so, and what is over stays.
        let changes = put(7, &[(1, 1, false, "one more"), (2, 2, true, "other")]);
        assert_eq!(answer(changes).await, Some(vec![Some(3), None]));
        assert_eq!(answer(put(7, &[(1, 1, false, "late")])).await, Some(vec![None]));
        assert_eq!(there(store, 7, 0).await, [(2, "two".into()), (3, "one more".into())]);
        assert_eq!(there(store, 7, 2).await, [(3, "one more".into())]);
        assert_eq!(there(store, 8, 0).await, []);
        // Another player's run of the same name is another run.
        assert_eq!(answer(put(8, &[(1, 0, false, "mine")])).await, Some(vec![Some(1)]));
        // Too many, too much: nothing of it is kept.
        assert_eq!(answer(put(7, &[(3, 0, true, "3"), (4, 0, true, "4")])).await, None);
        assert_eq!(answer(put(7, &[(3, 0, true, &"x".repeat(40))])).await, None);
        assert_eq!(there(store, 7, 3).await, []);
        store.call(Delete { player: 7, ghost: -1 }).await.unwrap();
        assert_eq!(there(store, 7, 0).await, []);
        assert_eq!(there(store, 8, 0).await, [(1, "mine".into())]);
    });
}
