-- How far each reader of transfers has come.
create table ledger.reader (name text primary key, through_id bigint not null default 0);
