//! Many machines on one PostgreSQL. A transaction's statements are sent without waiting for each
//! other's answers wherever they need none; a connection whose call was given up is thrown away, so
//! that no half transaction comes back to the pool.

mod remote;

use crate::{Access, Call, Trouble, migrations};
use deadpool_postgres::{Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Timeouts};
use remote::Remote;
pub(crate) use remote::trouble;
use std::str::FromStr;
use std::time::Duration;
use tokio_postgres::{Config, NoTls};

/// How often a call is made again when others got in its way.
const TRIES: u32 = 10;
const CONNECTIONS: usize = 16;
const PATIENCE: Duration = Duration::from_secs(5);
/// What one statement may take, and how long a transaction may lie idle.
const LIMITS: &str = "-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000";

#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
}

impl Postgres {
    /// Connects and brings the database up to date. There is no TLS: a PostgreSQL on another machine
    /// belongs into a private network.
    ///
    /// # Errors
    /// When it cannot be reached, or a newer Ninefold wrote it.
    pub async fn open(url: &str) -> Result<Postgres, Trouble> {
        let mut config = Config::from_str(url).map_err(Trouble::away)?;
        if config.get_options().is_none() {
            config.options(LIMITS);
        }
        config.connect_timeout(PATIENCE);
        let recycling_method = RecyclingMethod::Fast;
        let manager = Manager::from_config(config, NoTls, ManagerConfig { recycling_method });
        let timeouts =
            Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .timeouts(timeouts)
            .runtime(deadpool_postgres::Runtime::Tokio1)
            .build()
            .map_err(Trouble::away)?;
        let client = pool.get().await.map_err(unreached)?;
        migrations::on_postgres(&client).await?;
        drop(client);
        Ok(Postgres { pool })
    }

    pub async fn call<C: Call>(&self, call: C) -> Result<C::Answer, Trouble> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_once(&call).await {
                Err(Trouble::Clash) if tries < TRIES => {}
                // A connection that broke while it lay idle; reading twice does no harm.
                Err(Trouble::Away { .. }) if C::ACCESS == Access::Read && tries < 2 => {}
                answer => return answer,
            }
        }
    }

    async fn try_once<C: Call>(&self, call: &C) -> Result<C::Answer, Trouble> {
        let client = self.pool.get().await.map_err(unreached)?;
        let remote = Remote::new(client, C::ACCESS);
        match call.on(&remote).await {
            Ok(answer) => {
                remote.commit().await?;
                Ok(answer)
            }
            Err(trouble) => {
                remote.roll_back().await;
                Err(trouble)
            }
        }
    }

    pub fn close(&self) {
        self.pool.close();
    }
}

fn unreached(error: PoolError) -> Trouble {
    match error {
        PoolError::Timeout(deadpool_postgres::TimeoutType::Wait) => Trouble::Busy,
        error => Trouble::away(error),
    }
}
