CREATE TABLE verifier (
    hash {bytes} NOT NULL PRIMARY KEY,
    module {bytes} NOT NULL,
    kept {int} NOT NULL
);
ALTER TABLE board ADD COLUMN looked_at {int};
CREATE TABLE day_seal (
    board {int} NOT NULL,
    day {int} NOT NULL,
    root {bytes} NOT NULL,
    seal {bytes},
    PRIMARY KEY (board, day)
);
ALTER TABLE pairing ADD COLUMN place {int} NOT NULL DEFAULT -1;
ALTER TABLE pairing ADD COLUMN tries {int} NOT NULL DEFAULT 0;
UPDATE board SET closes = (start + 32) * 86400000 WHERE period = 'daily' AND closes IS NULL
