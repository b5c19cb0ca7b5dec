-- Makes the partition of one month, where missing: apart, and then attached, which needs no lock that stops bets. Transfers of
-- the month that lie in the default partition move along, with the guards of that partition aside for as long. Whoever waits
-- for a lock longer than half a second gives up, so that nothing queues behind; ask again. Answers how many transfers moved,
-- null where the partition was there.
create function ledger.make_month(month_start timestamp) returns bigint language plpgsql as $$
declare
  partition_name text := 'transfer_' || to_char(month_start, 'YYYY_MM');
  month_from timestamptz := month_start at time zone 'UTC';
  month_until timestamptz := (month_start + interval '1 month') at time zone 'UTC';
  moved bigint := 0;
begin
  perform set_config('lock_timeout', '500ms', true);
  perform pg_advisory_xact_lock(hashtextextended('ledger.add_partitions', 0));
  if to_regclass('ledger.' || partition_name) is not null then return null; end if;
  execute format('create table ledger.%I (like ledger.transfer including defaults including constraints)', partition_name);
  if exists (select from ledger.transfer_default where posted_at >= month_from and posted_at < month_until) then
    lock table ledger.transfer_default in access exclusive mode;
    execute format('insert into ledger.%I select * from ledger.transfer_default where posted_at >= %L and posted_at < %L',
      partition_name, month_from, month_until);
    alter table ledger.transfer_default disable trigger transfer_immutable;
    delete from ledger.transfer_default where posted_at >= month_from and posted_at < month_until;
    get diagnostics moved = row_count;
    alter table ledger.transfer_default enable trigger transfer_immutable;
  end if;
  execute format('alter table ledger.transfer attach partition ledger.%I for values from (%L) to (%L)',
    partition_name, month_from, month_until);
  perform ledger.guard_partition(partition_name);
  return moved;
end $$;

-- Months that should have a partition of their own: this one, those ahead, and those of transfers in the default partition.
create function ledger.wanted_months(months_ahead int) returns setof timestamp language sql stable as $$
  select date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead) from generate_series(0, months_ahead) ahead
  union
  select date_trunc('month', posted_at at time zone 'UTC') from ledger.transfer_default
  order by 1
$$;

-- All of them in one transaction, for a database that nobody uses yet. Returns how many it made.
create or replace function ledger.add_partitions(months_ahead int) returns int language sql as $$
  select count(ledger.make_month(m))::int from ledger.wanted_months(months_ahead) m
$$;
