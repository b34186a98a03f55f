//! The key that seals are signed with: one for all servers of a database.

use crate::value::values;
use crate::{Access, Ask, Call, Trouble, Tx};
use async_trait::async_trait;

/// Gives the key; the one proposed here if there was none.
#[derive(Clone, Copy, Debug)]
pub struct SigningKey {
    pub proposed: [u8; 32],
}

#[async_trait]
impl Call for SigningKey {
    type Answer = [u8; 32];
    const ACCESS: Access = Access::Write;

    async fn on(&self, tx: &dyn Tx) -> Result<[u8; 32], Trouble> {
        let propose = "INSERT INTO signing_key (id, secret) VALUES (1, $1) \
            ON CONFLICT (id) DO NOTHING";
        let found = tx
            .last(vec![
                Ask::new(propose, values![&self.proposed]),
                Ask::new("SELECT secret FROM signing_key WHERE id = 1", []),
            ])
            .await?;
        found.last().and_then(|rows| rows.first()).ok_or(Trouble::Clash)?.array()
    }
}
