//! What can be asked and done, a file for each kind of thing that is kept.

pub mod board;
pub mod daily;
pub mod device;
pub mod fold;
pub mod keys;
pub mod ledger;
pub mod pairing;
pub mod player;
pub mod rank;
pub mod run;
pub mod seal;
pub mod sync;
pub mod ticket;
pub mod verifier;

use crate::call::only;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

/// What the database's clock says, in milliseconds since 1970: the only time that counts.
#[derive(Clone, Copy, Debug)]
pub struct Now;

#[async_trait]
impl Call for Now {
    type Answer = i64;
    const ACCESS: Access = Access::Read;

    async fn on(&self, tx: &dyn Tx) -> Result<i64, Trouble> {
        only(tx, Ask::new("SELECT now_ms()", [])).await?.number()
    }
}
