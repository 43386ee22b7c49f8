-- A person, known by the hash of a random token.
create table person (
  id text primary key,
  token_hash text not null unique,
  created_at integer not null
);

-- A table's plan, and what lists and computer players need to know without reading its journal.
create table game (
  id text primary key,
  config text not null,
  seed text not null,
  seats text not null,
  options text not null,
  host text not null,
  practice boolean not null,
  public boolean not null,
  join_code text not null,
  watch_code text not null,
  created_at integer not null,
  changed_at integer not null,
  status text not null,
  awaits_computer boolean not null,
  due_at integer,
  lease_node text,
  lease_until integer
);

create index game_open on game (public, status, changed_at);
create index game_work on game (awaits_computer, lease_until);
create index game_due on game (due_at);

-- Who has a seat where.
create table membership (
  person text not null,
  game text not null,
  primary key (person, game)
);

-- The journal: one row for each choice and whatever else happens at a table. The key decides who
-- comes first; nothing is ever changed or deleted here.
create table journal (
  game text not null,
  number integer not null,
  at integer not null,
  kind text not null,
  seat integer not null,
  value integer not null,
  extra integer not null,
  words text not null,
  who text not null,
  primary key (game, number)
);
