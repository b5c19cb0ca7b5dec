-- Locks the bets that settles name, so that two settles of one bet wait for each other and the second sees what the first did.
-- Bets lie in months. A settle mostly names bets of the last days, which are looked for in one month or two; only what is not
-- found there is looked for everywhere. settle_items names the item that a bet belongs to, providers are those of the items.
-- Answers when each was placed, in the order in which they came; null where there is no such bet.
create or replace function rounds.lock_bets(providers text[], settle_items int[], bet_transactions text[], at timestamptz)
returns timestamptz[] language plpgsql as $$
declare
  placed timestamptz[];
begin
  with locked as materialized (
    select b.provider_code, b.transaction_id, b.placed_at from rounds.bet b
    where (b.provider_code, b.transaction_id) in (
        select providers[w.settle_item], w.bet_transaction from unnest(settle_items, bet_transactions) as w (settle_item, bet_transaction))
      and b.placed_at > at - interval '7 days' and b.placed_at < at + interval '1 day'
    order by b.provider_code, b.transaction_id for no key update
  )
  select array_agg(l.placed_at order by w.i) into placed
  from unnest(settle_items, bet_transactions) with ordinality as w (settle_item, bet_transaction, i)
  left join locked l on l.provider_code = providers[w.settle_item] and l.transaction_id = w.bet_transaction;

  if array_position(placed, null) is not null then
    with locked as materialized (
      select b.provider_code, b.transaction_id, b.placed_at from rounds.bet b
      where (b.provider_code, b.transaction_id) in (
          select providers[w.settle_item], w.bet_transaction
          from unnest(settle_items, bet_transactions, placed) as w (settle_item, bet_transaction, placed_at) where w.placed_at is null)
      order by b.provider_code, b.transaction_id for no key update
    )
    select array_agg(coalesce(w.placed_at, l.placed_at) order by w.i) into placed
    from unnest(settle_items, bet_transactions, placed) with ordinality as w (settle_item, bet_transaction, placed_at, i)
    left join locked l on l.provider_code = providers[w.settle_item] and l.transaction_id = w.bet_transaction;
  end if;
  return placed;
end $$;
