-- Ends a round for all its seats or for none (rule R13): pays what it won, takes what it staked out of money aside, gives back what
-- is left where a seat says so, and writes the bets as settled; for a seat without a stake it notes the end alone. Sessions,
-- exclusions and limits are not asked: the money was put aside under them. asked is the fingerprint of the call; a known key answers as it did before.
-- Answers one row with a status other than OK, or a row a seat. outcome other than ok, with no seat, is the ledger's refusal: the
-- caller undoes the transaction. is_new: money moved by this call.
create or replace function gateway.conclude(
  provider text, conclude_id text, asked uuid, round_name text, game text, seats gateway.seat[], at timestamptz
) returns table (status text, outcome text, is_new boolean, seat int, balance bigint, held bigint, may_play boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  held_units bigint[];
  answer text;
  posted text;
  n int := cardinality(seats);
begin
  -- In the order of members, so that two rounds that share some wait for each other.
  with locked as materialized (
    select s.ordinality, h.left_units
    from (select * from unnest(seats) with ordinality order by member_id) s
    cross join lateral (
      select h.left_units from gateway.hold h
      where h.provider_code = provider and h.round_id = s.hold_round and h.member_id = s.member_id for no key update
    ) h
  )
  select array_agg(l.left_units order by s.ordinality) into held_units
  from unnest(seats) with ordinality s left join locked l on l.ordinality = s.ordinality;

  select case when k.fingerprint = asked then 'OK' else 'DUPLICATE_TRANSACTION' end into answer
  from ledger.claimed_key k where k.key = 'gw:' || provider || ':' || conclude_id;
  if answer is null then
    answer := gateway.seats_refusal(provider, round_name, seats, held_units, at);
  elsif answer = 'OK' then
    return query select 'OK', 'ok', false, k.seat, k.balance_units, k.held_units, k.may_play
      from gateway.concluded_seat k where k.provider_code = provider and k.transaction_id = conclude_id order by k.seat;
    return;
  end if;
  if answer is not null then
    return query select answer, 'ok', false, null::int, null::bigint, null::bigint, null::boolean;
    return;
  end if;

  posted := gateway.post_seats(provider, conclude_id, asked, round_name, seats, held_units);
  if posted <> 'ok' then
    return query select 'UNKNOWN', posted, false, null::int, null::bigint, null::bigint, null::boolean;
    return;
  end if;
  update gateway.hold h set left_units = l.units
  from gateway.left_of_seats(seats, held_units) l
  where h.provider_code = provider and h.member_id = l.member_id and h.round_id = l.hold_round;
  perform rounds.open_bets(
      array_fill(provider, array[n]), array_agg(s.bet), array_fill(round_name, array[n]), array_agg(s.member_id), array_agg(s.session_id),
      array_fill(game, array[n]), array_agg(s.vendor_code), array_agg(s.game_type), array_agg(s.book), array_agg(s.currency),
      array_agg(nullif(s.stake, 0)), array_fill(false, array[n]), at)
    from unnest(seats) s;
  perform rounds.settle_bets(
      array_fill('ok'::text, array[n]), array_fill(provider, array[n]), array_fill(conclude_id, array[n]), array_fill(true, array[n]), at,
      array_agg(s.ordinality::int order by s.ordinality), array_agg(s.bet order by s.ordinality), array_fill(at, array[n]), at, at,
      array_agg(s.payout order by s.ordinality), array_agg(s.valid order by s.ordinality), array_agg(s.result order by s.ordinality), null)
    from unnest(seats) with ordinality s;
  if exists (select from unnest(seats) s where s.stake = 0) then
    perform rounds.end_for_seats(provider, round_name, array(select s.member_id from unnest(seats) s where s.stake = 0), at);
  end if;

  return query
  insert into gateway.concluded_seat as k (provider_code, transaction_id, seat, member_id, balance_units, held_units, may_play)
  select provider, conclude_id, s.ordinality, s.member_id, a.balance + bonuses.playable_units(s.member_id, s.game_type, at), h.left_units,
    w.opened_at is not null and w.ended_at is null and w.expires_at > at and w.closed_until <= at and g.code is not null
  from unnest(seats) with ordinality s
  join ledger.account_balance a on a.id = s.wallet_account
  join gateway.hold h on h.provider_code = provider and h.member_id = s.member_id and h.round_id = s.hold_round
  join launch.wallet_session w on w.session_id = s.session_id
  left join catalogue.open_game g on g.code = game and g.provider_code = provider
  order by s.ordinality
  returning 'OK', 'ok', true, k.seat, k.balance_units, k.held_units, k.may_play;
end $$;
