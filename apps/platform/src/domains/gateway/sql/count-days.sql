-- Adds the facts that came since to the hours of their providers, lets go the hours before the last 24, the running one being the
-- first of these, and sums the rest. A rebate is what a settle by an odds series gave back beside its payout.
create or replace function gateway.count_days(at timestamptz) returns void language plpgsql as $$
begin
  insert into gateway.provider_hour as h (provider_code, currency, hour, loss_units)
  select f.provider_code, f.currency, date_trunc('hour', f.earned_at, 'UTC'),
    sum(f.bets * (f.payout_units - f.stake_units + coalesce(r.rebate_units, 0)))
  from rounds.take_facts('provider-days') f
  left join lateral (
    select b.rebate_units from rounds.placed_bet b
    where f.by_series and b.provider_code = f.provider_code and b.transaction_id = f.bet_transaction_id
      and b.placed_at between f.earned_at - interval '62 days' and f.earned_at
  ) r on true
  where f.book = 'REAL' and date_trunc('hour', f.earned_at, 'UTC') > at - interval '24 hours'
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (provider_code, currency, hour) do update set loss_units = h.loss_units + excluded.loss_units;
  delete from gateway.provider_hour where hour <= at - interval '24 hours';

  insert into gateway.provider_day as d (provider_code, currency, loss_units)
  select provider_code, currency, sum(loss_units) from gateway.provider_hour group by 1, 2 order by 1, 2
  on conflict (provider_code, currency) do update set loss_units = excluded.loss_units
  where d.loss_units <> excluded.loss_units;
  delete from gateway.provider_day d where not exists (
    select from gateway.provider_hour h where h.provider_code = d.provider_code and h.currency = d.currency
  );
end $$;
