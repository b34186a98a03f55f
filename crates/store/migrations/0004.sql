CREATE TABLE listed (
    board {int} NOT NULL PRIMARY KEY,
    seq {int} NOT NULL UNIQUE,
    as_of {int},
    root {bytes} NOT NULL
);
CREATE TABLE ledger (
    number {int} NOT NULL PRIMARY KEY,
    seq {int} NOT NULL,
    head TEXT NOT NULL,
    lines TEXT
)
