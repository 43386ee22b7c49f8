-- What a list of tables shows of one, as JSON, so that no journal is read for it; empty where it was not kept.
alter table game add column brief text not null default '';
