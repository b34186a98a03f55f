CREATE TABLE sync_item (
    player {int} NOT NULL,
    run {bytes} NOT NULL,
    seq {int} NOT NULL,
    is_over {int} NOT NULL,
    log {bytes} NOT NULL,
    PRIMARY KEY (player, run)
);
CREATE UNIQUE INDEX sync_in_order ON sync_item (player, seq)
