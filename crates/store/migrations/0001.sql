CREATE TABLE player (
    id {int} NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    own_name TEXT,
    skeleton TEXT UNIQUE,
    hidden {int} NOT NULL DEFAULT 0,
    gone {int} NOT NULL DEFAULT 0,
    recovery {bytes} UNIQUE,
    created {int} NOT NULL
);
CREATE TABLE report (
    player {int} NOT NULL,
    reporter {int} NOT NULL,
    at {int} NOT NULL,
    PRIMARY KEY (player, reporter)
) {by key};
CREATE TABLE device (
    token {bytes} NOT NULL PRIMARY KEY,
    player {int} NOT NULL,
    label TEXT NOT NULL,
    created {int} NOT NULL,
    seen {int} NOT NULL
) {by key};
CREATE INDEX device_of_player ON device (player);
CREATE TABLE pairing (
    code {bytes} NOT NULL PRIMARY KEY,
    player {int} NOT NULL,
    expires {int} NOT NULL,
    token {bytes},
    label TEXT
) {by key};
CREATE TABLE ticket (
    id {bytes} NOT NULL PRIMARY KEY,
    player {int} NOT NULL,
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    deal TEXT NOT NULL,
    day {int},
    issued {int} NOT NULL,
    expires {int} NOT NULL
) {by key};
CREATE INDEX ticket_of_player ON ticket (player, game, preset);
CREATE UNIQUE INDEX ticket_of_day ON ticket (player, game, day);
CREATE TABLE checkpoint (
    ticket {bytes} NOT NULL,
    seq {int} NOT NULL,
    moves {int} NOT NULL,
    played {int} NOT NULL,
    chain {bytes} NOT NULL,
    at {int} NOT NULL,
    PRIMARY KEY (ticket, seq)
) {by key};
CREATE TABLE run (
    id {bytes} NOT NULL PRIMARY KEY,
    player {int} NOT NULL,
    log_hash {bytes} NOT NULL,
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    rules {int} NOT NULL,
    verifier TEXT NOT NULL,
    result TEXT NOT NULL,
    score {int} NOT NULL,
    ms {int} NOT NULL,
    trust TEXT NOT NULL,
    help TEXT NOT NULL,
    day {int},
    ticket {bytes} UNIQUE,
    attempts {int} NOT NULL,
    accepted {int} NOT NULL
) {by key};
CREATE INDEX run_of_player ON run (player, accepted);
CREATE TABLE run_log (
    run {bytes} NOT NULL PRIMARY KEY,
    log {bytes} NOT NULL
);
CREATE TABLE board (
    id {id},
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    rules {int} NOT NULL,
    trust TEXT NOT NULL,
    help TEXT NOT NULL,
    period TEXT NOT NULL,
    start {int} NOT NULL,
    closes {int},
    sealed {int},
    seal {bytes},
    UNIQUE (game, preset, rules, trust, help, period, start)
);
CREATE INDEX board_to_seal ON board (closes) WHERE sealed IS NULL;
CREATE TABLE entry (
    board {int} NOT NULL,
    player {int} NOT NULL,
    key {int} NOT NULL,
    run {bytes} NOT NULL,
    PRIMARY KEY (board, player)
) {by key};
CREATE INDEX entry_in_order ON entry (board, key, player);
CREATE INDEX entry_of_player ON entry (player);
CREATE TABLE delta (
    id {id},
    board {int} NOT NULL,
    key {int} NOT NULL,
    d {int} NOT NULL
);
CREATE INDEX delta_in_order ON delta (board, key, d);
CREATE TABLE bucket (
    board {int} NOT NULL,
    lo {int} NOT NULL,
    n {int} NOT NULL,
    PRIMARY KEY (board, lo)
) {by key};
CREATE TABLE pile (
    board {int} NOT NULL,
    lo {int} NOT NULL,
    n {int} NOT NULL,
    PRIMARY KEY (board, lo)
) {by key};
CREATE TABLE folder (id {int} NOT NULL PRIMARY KEY);
INSERT INTO folder VALUES (1);
CREATE TABLE day_secret (
    day {int} NOT NULL PRIMARY KEY,
    secret {bytes} NOT NULL,
    commitment {bytes} NOT NULL,
    committed {int} NOT NULL
);
CREATE TABLE signing_key (id {int} NOT NULL PRIMARY KEY, secret {bytes} NOT NULL)
