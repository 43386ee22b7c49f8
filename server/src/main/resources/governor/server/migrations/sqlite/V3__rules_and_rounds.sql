-- The fingerprint of the rules by which a game is played, as records have it; empty where it was
-- not kept. Games that are there already are told theirs by the next migration.
alter table game add column rules text not null default '';

-- The round of a choice, so that a journal is a record without being replayed; 0 where it was not
-- kept.
alter table journal add column round integer not null default 0;
