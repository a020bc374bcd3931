-- When something was accepted, by the clock of the store, so that the time for a move goes on whichever process asks for it. What
-- was kept before counts as just accepted.
ALTER TABLE event ADD COLUMN made BIGINT;
