-- Whoever adds facts up takes each of them once, in the transaction that keeps the sum.
create table rounds.reader (name text primary key, xact xid8 not null default '0');
insert into rounds.reader select 'rollup', xact from rounds.rollup_position;

-- The facts that a reader has not taken yet. Ids become visible out of order, so only facts of transactions older than
-- every one that still runs are taken. A reader that starts late begins with the oldest fact.
create function rounds.take_facts(reader_name text) returns setof rounds.fact language plpgsql as $$
declare
  since xid8;
  until xid8;
begin
  insert into rounds.reader (name) values (reader_name) on conflict do nothing;
  select xact into since from rounds.reader where name = reader_name for update;
  -- Read after the wait for the row, so that the position never goes back.
  until := pg_snapshot_xmin(pg_current_snapshot());
  update rounds.reader set xact = until where name = reader_name;
  return query select * from rounds.fact where xact >= since and xact < until;
end $$;

drop function rounds.roll_up();
drop table rounds.rollup_position;

-- Adds the facts that came since to the rollups.
create function rounds.roll_up() returns void language sql as $$
  insert into rounds.rollup as r
  select member_id, game_type, book, currency,
    date_bin('5 minutes', earned_at, 'epoch'), date_bin('5 minutes', known_at, 'epoch'),
    sum(bets), sum(stake_units * bets), sum(payout_units * bets), sum(valid_units * bets)
  from rounds.take_facts('rollup')
  group by 1, 2, 3, 4, 5, 6
  on conflict (member_id, game_type, book, currency, earned_from, known_from) do update set
    bets = r.bets + excluded.bets, stake_units = r.stake_units + excluded.stake_units,
    payout_units = r.payout_units + excluded.payout_units, valid_units = r.valid_units + excluded.valid_units;
$$;
