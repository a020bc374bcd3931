-- What was answered first to a request that may be sent again: by the hash of its key, and sealed so that only who has the key
-- can read it. None as long as it is being answered.
CREATE TABLE answered (
  id TEXT PRIMARY KEY,
  request TEXT NOT NULL,
  answer TEXT,
  made BIGINT NOT NULL
);
CREATE INDEX answered_made ON answered (made);
