-- Why settles may not pay, one row a settle. A bet must be known, open, of the settle's own round, member, game and money; a
-- void returns exactly its stake; valid bet is at most the stake; what a provider may pay at once has a bound. oldest and newest
-- bound when the bets were placed. What a settle of real money pays beyond its stakes, rebate and all, must have room in what the
-- house may lose to its provider in a day, by the last count; one that costs nothing, such as a void, always may.
create or replace function gateway.settle_refusals(
  providers text[], round_ids text[], members bigint[], game_codes text[], vendor_codes text[], books ledger.account_book[],
  currencies text[], settle_items int[], bet_transactions text[], placed timestamptz[], oldest timestamptz, newest timestamptz, payouts bigint[], valids bigint[], results rounds.bet_status[],
  rebates int[]
) returns table (settle_item int, refusal text) language sql stable as $$
  select w.settle_item, case
    when count(*) > count(distinct w.bet_transaction) then 'DUPLICATE_TRANSACTION'
    when bool_or(b.status is null or b.status = 'VOID') then 'TRANSACTION_DOES_NOT_EXIST'
    when bool_or(b.status <> 'OPEN') then 'DUPLICATE_TRANSACTION'
    when bool_or(w.valid > b.stake_units or w.result = 'VOID' and w.payout <> b.stake_units) then 'INVALID_AMOUNT'
    when bool_or(w.payout > p.max_payout_units) then 'LIMIT_REACHED'
    when books[w.settle_item] = 'REAL' and sum(c.units) > 0
      and sum(c.units) + coalesce(max(d.loss_units), 0) > max(p.max_loss_a_day_units) then 'LIMIT_REACHED' end
  from unnest(settle_items, bet_transactions, placed, payouts, valids, results)
    as w (settle_item, bet_transaction, placed_at, payout, valid, result)
  left join catalogue.provider_bounds p on p.code = providers[w.settle_item]
  left join gateway.provider_day d on d.provider_code = providers[w.settle_item] and d.currency = currencies[w.settle_item]
  left join rounds.placed_bet b on b.provider_code = providers[w.settle_item] and b.transaction_id = w.bet_transaction
    and b.placed_at = w.placed_at and b.placed_at between oldest and newest and b.member_id = members[w.settle_item] and b.round_id = round_ids[w.settle_item] and b.game_code = game_codes[w.settle_item]
    and b.vendor_code = vendor_codes[w.settle_item] and b.book = books[w.settle_item] and b.currency = currencies[w.settle_item]
  cross join lateral (
    select case when w.result <> 'VOID' then w.payout - b.stake_units + b.stake_units::numeric * coalesce(rebates[w.settle_item], 0) / 10000 end
  ) as c (units)
  group by w.settle_item
$$;
