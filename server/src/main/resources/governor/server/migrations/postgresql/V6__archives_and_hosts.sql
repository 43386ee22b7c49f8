-- A game that is over, packed: all lines of its journal but the last, which stays there, and what comes after.
create table archive (
  game text primary key,
  lines integer not null,
  body bytea not null
);

-- How many lines of the journal are in the archive.
alter table game add column archived integer not null default 0;

create index game_to_archive on game (changed_at) where status in ('over', 'ended') and archived = 0;

-- When a game was over, so that those of a person can be paged through.
alter table membership add column done_at bigint;

update membership set done_at = (select game.changed_at from game
  where game.id = membership.game and game.status in ('over', 'ended'));

create index membership_done on membership (person, done_at, game);
create index membership_game on membership (game);

-- The devices of a person beside the first, whose token stands with the person.
create table token (
  hash text primary key,
  person text not null,
  created_at bigint not null
);

create index token_person on token (person);

-- The name and the hash of the passphrase by which a person is known on other devices; and when they may come back.
alter table person add column login text;
alter table person add column passphrase text;
alter table person add column banned_until bigint;

create unique index person_login on person (login);

-- What the host says to everybody, and other things of which there is one.
create table notice (
  name text primary key,
  body text not null,
  changed_at bigint not null
);

-- How much was done of something in a stretch of time, where several nodes count together.
create table quota (
  who text not null,
  stretch bigint not null,
  taken bigint not null,
  primary key (who, stretch)
);
