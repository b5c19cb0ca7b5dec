-- Why a conclude may not end a round, null where it may. held: what the hold of each seat has, null where there is none. A push
-- returns exactly its stake; valid bet is at most the stake; nothing is won without a stake; what a provider may pay has a bound, and what
-- the house may lose to it in a day. Between members it loses nothing.
create or replace function gateway.seats_refusal(
  provider text, round_name text, seats gateway.seat[], held bigint[], at timestamptz
) returns text language sql stable as $$
  select case
    when bool_or(held[s.ordinality] is null) then 'TRANSACTION_DOES_NOT_EXIST'
    when bool_or(s.valid > s.stake or s.result = 'PUSH' and s.payout <> s.stake or s.stake = 0 and s.payout > 0) then 'INVALID_AMOUNT'
    when bool_or(s.payout > p.max_payout_units) then 'LIMIT_REACHED'
    when bool_and(s.book = 'REAL') and sum(s.payout - s.stake) > 0
      and sum(s.payout - s.stake) + coalesce(max(d.loss_units), 0) > max(p.max_loss_a_day_units) then 'LIMIT_REACHED'
    when bool_or(l.units + l.released < 0) then 'NOT_ENOUGH_MONEY'
    when bool_or(rounds.is_closed(provider, round_name, s.member_id, at)) then 'ROUND_CLOSED'
    when exists (
      select from ledger.claimed_key k
      where k.key in (select 'gw:' || provider || ':' || bet from unnest(seats))
    ) then 'DUPLICATE_TRANSACTION' end
  from unnest(seats) with ordinality s
  join gateway.left_of_seats(seats, held) l on l.seat = s.ordinality
  join catalogue.provider_bounds p on p.code = provider
  left join gateway.provider_day d on d.provider_code = provider and d.currency = s.currency
$$;
