-- Adds the share of the bets that were settled since, and takes off what were rolled back. Answers whole units to be moved
-- for each vendor; what is below a unit stays.
create or replace function rounds.take_jackpot_shares(of_currency text, share_x10000 int)
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
