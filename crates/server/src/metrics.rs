//! Numbers about the server for whoever watches it (Prometheus). None is about a player.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

type Labels = Vec<(&'static str, String)>;

pub struct Metrics {
    registry: Registry,
    requests: Family<Labels, Counter>,
    judged: Family<Labels, Counter>,
    seconds: Histogram,
    backlog: Gauge,
    seals: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("ninefold");
        let requests = Family::default();
        let judged = Family::default();
        let seconds = Histogram::new([0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 1.0]);
        let (backlog, seals) = (Gauge::default(), Counter::default());
        registry.register("requests", "Requests by route and status", requests.clone());
        registry.register("judged", "Logs by what became of them", judged.clone());
        registry.register("judging_seconds", "Time to play a log again", seconds.clone());
        registry.register("deltas", "Deltas that wait to be folded", backlog.clone());
        registry.register("seals", "Boards sealed", seals.clone());
        Metrics { registry, requests, judged, seconds, backlog, seals }
    }
}

impl Metrics {
    pub fn request(&self, route: &str, status: u16) {
        let labels = vec![("route", route.to_owned()), ("status", status.to_string())];
        self.requests.get_or_create(&labels).inc();
    }

    /// `code` is that of a fault, or the class of an accepted run.
    pub fn judged(&self, code: &str) {
        self.judged.get_or_create(&vec![("as", code.to_owned())]).inc();
    }

    pub fn took(&self, seconds: f64) {
        self.seconds.observe(seconds);
    }

    pub fn backlog(&self, deltas: i64) {
        self.backlog.set(deltas);
    }

    pub fn sealed(&self) {
        self.seals.inc();
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string never fails.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
