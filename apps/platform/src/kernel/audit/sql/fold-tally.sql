-- Moves what waits into the chain. Answers the number of entries that it made.
create or replace function audit.fold_tally() returns bigint language sql as $$
  with gone as (delete from audit.tally returning *),
  sums as (
    select max(at) as at, actor, action, subject, detail, count(*) as times from gone group by actor, action, subject, detail
  )
  select count(audit.append(at, actor, action, subject, detail || jsonb_build_object('times', times))) from (
    select * from sums order by at
  ) ordered
$$;
