-- What is kept of layers, packs and matches: the same schema in SQLite and in PostgreSQL.
CREATE TABLE layer (
  digest TEXT PRIMARY KEY,
  yaml TEXT NOT NULL
);

-- The files of a pack, so that a match goes on by the rules it began with.
CREATE TABLE pack (
  digest TEXT PRIMARY KEY,
  files TEXT NOT NULL
);

-- Who serves tables, and until when it is taken to be alive, by the clock of the store.
CREATE TABLE node (
  id TEXT PRIMARY KEY,
  due BIGINT NOT NULL
);

-- A match as it was asked for, and the node that moves its bots.
CREATE TABLE match (
  id TEXT PRIMARY KEY,
  rules TEXT NOT NULL,
  pack TEXT NOT NULL REFERENCES pack (digest),
  seats TEXT NOT NULL,
  secret TEXT NOT NULL CHECK (length(secret) = 64),
  created BIGINT NOT NULL,
  free BOOLEAN NOT NULL,
  live BOOLEAN NOT NULL,
  node TEXT
);

CREATE INDEX match_live ON match (node) WHERE live;
CREATE INDEX match_free ON match (created, id) WHERE free;

-- Everything that was accepted, in order. Two that want the same number cannot both have it.
CREATE TABLE event (
  match TEXT NOT NULL REFERENCES match (id),
  seq BIGINT NOT NULL CHECK (seq > 0),
  kind TEXT NOT NULL,
  seat BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (match, seq)
);

-- When a person was last there, and whether its token has been used.
CREATE TABLE presence (
  match TEXT NOT NULL REFERENCES match (id),
  seat BIGINT NOT NULL,
  token TEXT NOT NULL,
  seen BIGINT NOT NULL,
  PRIMARY KEY (match, seat)
);
