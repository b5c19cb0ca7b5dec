-- What outsiders can make happen as often as they like, such as refused sign-ins, waits here for its place in the chain: a
-- writer needs no lock, and what is the same stands there once, with how often.
create table audit.tally (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null
);

-- Moves what waits into the chain. Answers the number of entries that it made.
create function audit.fold_tally() returns bigint language sql as $$
  with gone as (delete from audit.tally returning *),
  sums as (
    select max(at) as at, actor, action, subject, detail, count(*) as times from gone group by actor, action, subject, detail
  )
  select count(audit.append(at, actor, action, subject, detail || jsonb_build_object('times', times))) from (
    select * from sums order by at
  ) ordered
$$;
