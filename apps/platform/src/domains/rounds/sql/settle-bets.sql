-- Writes what became of the bets of settles whose outcome is ok, and the facts that they make. settle_items names the item that a
-- bet belongs to; outcomes, providers, transactions, closings and rebates are those of the items. placed is what
-- rounds.lock_bets answered, oldest and newest bound it. rebates: share of the stakes that goes back, in 1/10 000, null where the
-- settle names no odds series; floored to cents, and none for a void bet. A fact is known from the moment that it is written: by the database's clock, unless the platform's is ahead of it.
create or replace function rounds.settle_bets(
  outcomes text[], providers text[], transactions text[], closings boolean[], at timestamptz,
  settle_items int[], bet_transactions text[], placed timestamptz[], oldest timestamptz, newest timestamptz, payouts bigint[], valids bigint[], results rounds.bet_status[],
  rebates int[]
) returns void language sql as $$
  with settled as (
    update rounds.bet b set payout_units = w.payout, valid_units = case when w.result = 'VOID' then 0 else w.valid end,
      status = w.result, settled_at = at, settled_by = transactions[w.settle_item],
      closes_round = b.closes_round or closings[w.settle_item], changed_at = greatest(b.changed_at, at),
      rebate_units = case when rebates[w.settle_item] > 0 and w.result <> 'VOID'
        then (trunc(b.stake_units::numeric * rebates[w.settle_item] / 1000000) * 100)::bigint else 0 end
    from unnest(settle_items, bet_transactions, placed, payouts, valids, results)
      as w (settle_item, bet_transaction, placed_at, payout, valid, result)
    where outcomes[w.settle_item] = 'ok' and b.provider_code = providers[w.settle_item] and b.transaction_id = w.bet_transaction
      and b.placed_at = w.placed_at and b.placed_at between oldest and newest
    returning b.*, rebates[w.settle_item] is not null as by_series
  ),
  returned as (
    insert into rounds.void_line (provider_code, transaction_id, bet_transaction_id)
    select provider_code, settled_by, transaction_id from settled where status = 'VOID'
  )
  insert into rounds.fact (
    provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type, book, currency,
    bets, stake_units, payout_units, valid_units, earned_at, known_at, by_series)
  select provider_code, settled_by, transaction_id, member_id, game_code, vendor_code, game_type, book, currency,
    1, stake_units, payout_units, valid_units, at, greatest(at, clock_timestamp()), by_series
  from settled where status <> 'VOID'
$$;
