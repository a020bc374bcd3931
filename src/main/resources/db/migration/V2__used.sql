-- What nobody uses makes room: when a match and a layer were used last, by the clock of the store, how many persons sit at a
-- match (none where nobody ever did), and which layers its rules are laid on with. What was kept before counts as used.
ALTER TABLE match ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN persons INTEGER;
UPDATE match SET used = created;
UPDATE match SET persons = 1 WHERE EXISTS (SELECT 1 FROM event WHERE match = match.id AND kind = 'seat');
CREATE INDEX match_used ON match (used) WHERE persons IS NULL;

ALTER TABLE layer ADD COLUMN used BIGINT NOT NULL DEFAULT 9000000000000000;
CREATE INDEX layer_used ON layer (used);

CREATE TABLE laid (
  match TEXT NOT NULL REFERENCES match (id),
  layer TEXT NOT NULL REFERENCES layer (digest),
  PRIMARY KEY (match, layer)
);
CREATE INDEX laid_layer ON laid (layer);
