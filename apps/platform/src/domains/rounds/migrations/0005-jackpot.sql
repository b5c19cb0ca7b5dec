-- The funded jackpot: what each vendor's bets owe it, in 1/10 000 of a unit. Less than a unit waits for more; rollbacks can
-- take it below nothing until later bets make up for them.
create table rounds.jackpot_share (vendor_code text primary key, parts numeric not null);
create table rounds.jackpot_fold (only_row boolean primary key default true check (only_row), number bigint not null);
insert into rounds.jackpot_fold values (true, 0);

-- Passes over the facts that a reader has not taken, without looking at them.
create function rounds.pass_facts(reader_name text) returns void language sql as $$
  insert into rounds.reader (name, xact) values (reader_name, pg_snapshot_xmin(pg_current_snapshot()))
  on conflict (name) do update set xact = greatest(rounds.reader.xact, excluded.xact)
$$;

-- Adds the share of the bets that were settled since, and takes off what were rolled back. Answers whole units to be moved
-- for each vendor; what is below a unit stays.
create function rounds.take_jackpot_shares(of_currency text, share_x10000 int)
returns table (vendor_code text, units bigint) language plpgsql as $$
#variable_conflict use_column
begin
  insert into rounds.jackpot_share as known (vendor_code, parts)
  select f.vendor_code, sum(f.bets * f.stake_units::numeric) * share_x10000
  from rounds.take_facts('jackpot') f
  where f.book = 'REAL' and f.currency = of_currency
  group by f.vendor_code
  on conflict (vendor_code) do update set parts = known.parts + excluded.parts;
  return query
  update rounds.jackpot_share s set parts = s.parts - trunc(s.parts / 10000) * 10000
  where s.parts >= 10000
  returning s.vendor_code, trunc(old.parts / 10000)::bigint;
end $$;
