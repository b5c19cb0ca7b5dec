-- Operators read the audit by those who acted and by what was done, the newest first; and by day, which rises with the rows.
create index entry_actor on audit.entry (actor, id);
create index entry_action on audit.entry (action text_pattern_ops, id);
create index entry_refused on audit.entry (id) where action like '%.refused';
create index entry_day on audit.entry using brin (at);

-- How far the chain was found whole: the next look goes on from there, and an end that was cut off below it is noticed.
create table audit.verified (
  one boolean primary key default true check (one),
  through_id bigint not null,
  hash bytea not null,
  at timestamptz not null
);
