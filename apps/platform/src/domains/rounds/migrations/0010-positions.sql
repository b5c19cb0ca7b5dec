-- Positions of facts: a transaction's id above a base of the database's own, so that they go on growing when the database
-- moves to a server that counts transactions from the beginning. The base is a function without a table behind it, so that
-- it costs nothing where facts are written.
create function rounds.position_base() returns bigint language sql immutable parallel safe return 0::bigint;

-- Position of what the present transaction writes.
create function rounds.own_position() returns bigint language sql stable
return rounds.position_base() + pg_current_xact_id()::text::bigint;

-- Position below which no fact can appear any more: that of the oldest transaction that still runs.
create function rounds.safe_position() returns bigint language sql stable
return rounds.position_base() + pg_snapshot_xmin(pg_current_snapshot())::text::bigint;

-- Raises the base above every position that is known, once the database has moved to another server.
create function rounds.raise_positions() returns void language plpgsql as $$
begin
  execute format(
    'create or replace function rounds.position_base() returns bigint language sql immutable parallel safe return %s::bigint',
    1 + greatest(rounds.position_base(), (select max(position) from rounds.fact), (select max(position) from rounds.reader))
  );
end $$;

drop index rounds.fact_xact;
alter table rounds.fact alter column xact drop default;
alter table rounds.fact alter column xact type bigint using xact::text::bigint;
alter table rounds.fact rename column xact to position;
alter table rounds.fact alter column position set default rounds.own_position();
create index fact_position on rounds.fact (position);

alter table rounds.reader alter column xact drop default;
alter table rounds.reader alter column xact type bigint using xact::text::bigint;
alter table rounds.reader rename column xact to position;
alter table rounds.reader alter column position set default 0;

-- A database that moved before it knew of this.
select rounds.raise_positions()
where pg_current_xact_id()::text::bigint <= greatest(
  (select max(position) from rounds.fact), (select max(position) from rounds.reader)
);

create or replace function rounds.take_facts(reader_name text) returns setof rounds.fact language plpgsql as $$
declare
  since bigint;
  until bigint;
begin
  insert into rounds.reader (name) values (reader_name) on conflict do nothing;
  select position into since from rounds.reader where name = reader_name for update;
  -- Read after the wait for the row, so that the position never goes back.
  until := rounds.safe_position();
  update rounds.reader set position = until where name = reader_name;
  return query select * from rounds.fact f where f.position >= since and f.position < until;
end $$;

create or replace function rounds.pass_facts(reader_name text) returns void language sql as $$
  insert into rounds.reader (name, position) values (reader_name, rounds.safe_position())
  on conflict (name) do update set position = greatest(rounds.reader.position, excluded.position)
$$;

create or replace function rounds.played(earned_from timestamptz, earned_until timestamptz)
returns table (
  member_id bigint, game_type text, earned_at timestamptz,
  bets bigint, stake_units bigint, payout_units bigint, valid_units bigint
)
language sql stable as $$
  select r.member_id, r.game_type, r.earned_from, r.bets, r.stake_units, r.payout_units, r.valid_units
  from rounds.rollup r
  where r.book = 'REAL' and r.earned_from >= played.earned_from and r.earned_from < earned_until
  union all
  select f.member_id, f.game_type, f.earned_at, f.bets, f.stake_units * f.bets, f.payout_units * f.bets, f.valid_units * f.bets
  from rounds.fact f
  where f.position >= (select r.position from rounds.reader r where r.name = 'rollup') and f.book = 'REAL'
    and f.earned_at >= played.earned_from and f.earned_at < earned_until
$$;

create or replace function rounds.is_complete(cutoff timestamptz, at timestamptz) returns boolean language sql volatile as $$
  select not exists (
    select from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
      and clock_timestamp() - a.xact_start > at - cutoff
      and (a.backend_xid is not null or clock_timestamp() - a.xact_start < interval '1 minute')
  ) and not exists (
    select from rounds.fact f
    where f.position >= coalesce((select r.position from rounds.reader r where r.name = 'rollup'), 0) and f.known_at < cutoff
  )
$$;
