-- A finished game looked at again: how far that has come, and what came of it.
create table review (
  game text primary key,
  done integer not null,
  total integer not null,
  updated_at integer not null,
  body text
);

-- When a person was last seen at a table.
alter table membership add column seen_at integer;
