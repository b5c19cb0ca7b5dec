-- The money path of the seamless wallet: bets and settles of one batch in one statement and one commit.
create schema gateway;

-- Item n of a batch is made of the n-th elements. kinds: 'bet' or 'settle'. amounts: the stake, or the whole payout.
-- The bets of settles come flat: settle_items names the item that a bet belongs to.
-- A key that is known answers as it did before, whatever has changed since (rule R2); limits, exclusion and session are
-- checked for bets alone (R7). Statuses are those of the wallet protocol; balance is what the member's account holds.
create function gateway.play(
  kinds text[], keys text[], fingerprints uuid[], providers text[], transactions text[], round_ids text[],
  session_ids bigint[], accounts bigint[], counters bigint[], amounts bigint[], at timestamptz,
  settle_items int[], bet_transactions text[], payouts bigint[], valids bigint[], results text[]
) returns table (item int, status text, balance bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  refusals text[];
  passed int[];
  in_order int[];
  outcomes text[];
  balances bigint[];
begin
  -- Two settles of one bet wait for each other here, so that the second sees what the first did.
  perform 1 from rounds.bet b
  where (b.provider_code, b.transaction_id) in (
    select providers[w.settle_item], w.bet_transaction from unnest(settle_items, bet_transactions) as w (settle_item, bet_transaction))
  order by b.provider_code, b.transaction_id for no key update;

  refusals := array(
    select case
      when k.key is not null then null
      when u.kind = 'bet' then case
        when s.session_id is null then 'INVALID_TOKEN'
        when s.opened_at is null or s.ended_at is not null or s.expires_at <= at then 'TOKEN_EXPIRED'
        when not s.member_active then 'USER_DISABLED'
        when g.code is null then 'INVALID_GAME'
        when u.amount > g.max_bet_units then 'LIMIT_REACHED' end
      else (
        select case when bool_or(b.status is null or b.status = 'VOID') then 'TRANSACTION_DOES_NOT_EXIST'
          when bool_or(b.status <> 'OPEN' or w.is_later) then 'DUPLICATE_TRANSACTION' end
        from (
          select settle_item, bet_transaction,
            first_value(keys[settle_item]) over (partition by providers[settle_item], bet_transaction order by settle_item)
              <> keys[settle_item] as is_later
          from unnest(settle_items, bet_transactions) as x (settle_item, bet_transaction)
        ) w
        left join rounds.bet b on b.provider_code = u.provider and b.transaction_id = w.bet_transaction
          and b.member_id = s.member_id
        where w.settle_item = u.i
      ) end
    from unnest(kinds, keys, providers, session_ids, amounts) with ordinality as u (kind, key, provider, session_id, amount, i)
    left join ledger.ledger_key k on k.key = u.key
    left join launch.wallet_session s on s.session_id = u.session_id
    left join catalogue.open_game g on g.code = s.game_code and g.provider_code = u.provider
    order by u.i
  );
  passed := array(select i::int from unnest(refusals) with ordinality as u (refusal, i) where refusal is null order by i);

  in_order := array(
    select n from (
      select n, count(*) over (partition by accounts[i]) > 1 or count(*) over (partition by keys[i]) > 1 as entangled
      from unnest(passed) with ordinality as u (i, n)
    ) u where entangled order by n
  );

  select array_agg(p.outcome order by p.item), array_agg(coalesce(p.reply[2], p.reply[3]) order by p.item)
  into outcomes, balances
  from ledger.post(
    array(select keys[i] from unnest(passed) i), array(select fingerprints[i] from unnest(passed) i),
    array(select round_ids[i] from unnest(passed) i), array(select accounts[i] from unnest(passed) i),
    array(select counters[i] from unnest(passed) i),
    array(select case when kinds[i] = 'bet' then -amounts[i] else amounts[i] end from unnest(passed) i),
    array(select case when kinds[i] = 'bet' then 'BET' else 'WIN' end from unnest(passed) i), null, in_order
  ) p;

  insert into rounds.bet (
    provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code, game_type, book, currency, stake_units, placed_at)
  select providers[i], transactions[i], round_ids[i], s.member_id, s.session_id, s.game_code, s.vendor_code, g.game_type,
    s.book::ledger.account_book, s.currency, amounts[i], at
  from unnest(passed, outcomes) as p (i, outcome)
  join launch.wallet_session s on s.session_id = session_ids[i]
  join catalogue.game_type_of g on g.code = s.game_code
  where outcome = 'ok' and kinds[i] = 'bet';

  if cardinality(settle_items) > 0 then
    with settled as (
      update rounds.bet b set payout_units = w.payout, valid_units = w.valid, status = w.result::rounds.bet_status, settled_at = at
      from unnest(settle_items, bet_transactions, payouts, valids, results) as w (settle_item, bet_transaction, payout, valid, result)
      join unnest(passed, outcomes) as p (i, outcome) on p.i = w.settle_item and p.outcome = 'ok'
      where b.provider_code = providers[w.settle_item] and b.transaction_id = w.bet_transaction
      returning b.*, transactions[w.settle_item] as settle_transaction
    )
    insert into rounds.fact (
      provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type, book, currency,
      bets, stake_units, payout_units, valid_units, earned_at, known_at)
    select provider_code, settle_transaction, transaction_id, member_id, game_code, vendor_code, game_type, book, currency,
      1, stake_units, payout_units, valid_units, at, at
    from settled where status <> 'VOID';
  end if;

  return query
  select p.i, case p.outcome
      when 'ok' then 'OK' when 'duplicate' then 'OK' when 'poor' then 'NOT_ENOUGH_MONEY'
      when 'key_reused' then 'DUPLICATE_TRANSACTION' when 'account_blocked' then 'USER_DISABLED' else 'UNKNOWN' end,
    p.balance
  from unnest(passed, outcomes, balances) as p (i, outcome, balance)
  union all
  select u.i::int, u.refusal, null from unnest(refusals) with ordinality as u (refusal, i) where u.refusal is not null;
end $$;
