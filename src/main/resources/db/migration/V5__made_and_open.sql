-- When something was accepted, by the clock of the store, so that the time for a move goes on whichever process asks for it. What
-- was kept before counts as just accepted.
ALTER TABLE event ADD COLUMN made BIGINT;

-- At which tables anybody may look on, so that those at which is played can be listed.
ALTER TABLE match ADD COLUMN open BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE match SET open = TRUE WHERE seats LIKE '%"open":true%';
CREATE INDEX match_open ON match (created, id) WHERE open AND live;
