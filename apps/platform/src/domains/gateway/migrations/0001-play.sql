-- The money path of the seamless wallet: bets and settles of one batch in one statement and one commit.
create schema gateway;

-- Item n of a batch is made of the n-th elements. changes: minus the stake of a bet, or the whole payout of a settle;
-- codes: BET or WIN, which also tells the two apart. What a session stands for never changes and comes with the call;
-- what may change is looked up here. in_order: items that share an account or a key with another, as ledger.post asks.
-- The bets of settles come flat: settle_items names the item that a bet belongs to.
-- A key that is known answers as it did before, whatever has changed since (rule R2); limits, exclusion and session are
-- checked for bets alone (R7). Statuses are those of the wallet protocol; balance is what the member's account holds.
create function gateway.play(
  keys text[], fingerprints uuid[], round_ids text[], accounts bigint[], counters bigint[], changes bigint[], codes text[],
  in_order int[], providers text[], transactions text[], session_ids bigint[], members bigint[], game_codes text[],
  vendor_codes text[], game_types text[], books ledger.account_book[], currencies text[], at timestamptz,
  settle_items int[], bet_transactions text[], payouts bigint[], valids bigint[], results rounds.bet_status[]
) returns table (item int, status text, balance bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  refusals text[];
  outcomes text[];
  balances bigint[];
begin
  if settle_items <> '{}' then
    -- Two settles of one bet wait for each other here, so that the second sees what the first did.
    perform 1 from rounds.bet b
    where (b.provider_code, b.transaction_id) in (
      select providers[w.settle_item], w.bet_transaction from unnest(settle_items, bet_transactions) as w (settle_item, bet_transaction))
    order by b.provider_code, b.transaction_id for no key update;
  end if;

  select array_agg(refusal order by i) into refusals from (
    select u.i, case
      when u.code = 'BET' then case
        when s.session_id is null then 'INVALID_TOKEN'
        when s.opened_at is null or s.ended_at is not null or s.expires_at <= at then 'TOKEN_EXPIRED'
        when not s.member_active then 'USER_DISABLED'
        when g.code is null then 'INVALID_GAME'
        when -u.change > g.max_bet_units then 'LIMIT_REACHED' end
      else gateway.settle_refusal(u.i::int, u.provider, u.member, keys, providers, settle_items, bet_transactions) end as refusal
    from unnest(codes, changes, providers, session_ids, members, game_codes)
      with ordinality as u (code, change, provider, session_id, member, game_code, i)
    left join launch.wallet_session s on s.session_id = u.session_id
    left join catalogue.open_game g on g.code = u.game_code and g.provider_code = u.provider
  ) checked;

  if array_to_string(refusals, '') = '' then
    select array_agg(p.outcome order by p.item), array_agg(coalesce(p.reply[2], p.reply[3]) order by p.item) into outcomes, balances
    from ledger.post(keys, fingerprints, round_ids, accounts, counters, changes, codes, null, in_order) p;
  else
    select p.outcomes, p.balances into outcomes, balances
    from gateway.post_passed(refusals, keys, fingerprints, round_ids, accounts, counters, changes, codes) p;
  end if;

  insert into rounds.bet (
    provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code, game_type, book, currency, stake_units, placed_at)
  select provider, transaction, round_id, member, session_id, game_code, vendor_code, game_type, book, currency, -change, at
  from unnest(providers, transactions, round_ids, members, session_ids, game_codes, vendor_codes, game_types, books, currencies, changes, codes, outcomes)
    as u (provider, transaction, round_id, member, session_id, game_code, vendor_code, game_type, book, currency, change, code, outcome)
  where outcome = 'ok' and code = 'BET';

  if settle_items <> '{}' then
    perform gateway.record_settles(outcomes, providers, transactions, at, settle_items, bet_transactions, payouts, valids, results);
  end if;

  return query
  select u.i::int, case u.outcome
      when 'ok' then 'OK' when 'duplicate' then 'OK' when 'poor' then 'NOT_ENOUGH_MONEY'
      when 'key_reused' then 'DUPLICATE_TRANSACTION' when 'account_blocked' then 'USER_DISABLED'
      else coalesce(u.refusal, 'UNKNOWN') end, u.balance
  from unnest(outcomes, balances, refusals) with ordinality as u (outcome, balance, refusal, i);
end $$;

-- Why a settle may not pay: its bet is unknown or void, settled already, or settled by an earlier item of the batch.
create function gateway.settle_refusal(
  item int, provider text, member bigint, keys text[], providers text[], settle_items int[], bet_transactions text[]
) returns text language sql stable as $$
  select case when bool_or(b.status is null or b.status = 'VOID') then 'TRANSACTION_DOES_NOT_EXIST'
    when bool_or(b.status <> 'OPEN' or w.is_later) then 'DUPLICATE_TRANSACTION' end
  from (
    select settle_item, bet_transaction,
      first_value(keys[settle_item]) over (partition by providers[settle_item], bet_transaction order by settle_item)
        <> keys[settle_item] as is_later
    from unnest(settle_items, bet_transactions) as x (settle_item, bet_transaction)
  ) w
  left join rounds.bet b on b.provider_code = provider and b.transaction_id = w.bet_transaction and b.member_id = member
  where w.settle_item = item
$$;

-- Posts what is not refused, and refused items whose key is known: those answer as they did before. Item n of the
-- answer is item n of the batch; the refused have no outcome.
create function gateway.post_passed(
  refusals text[], keys text[], fingerprints uuid[], round_ids text[], accounts bigint[], counters bigint[],
  changes bigint[], codes text[], out outcomes text[], out balances bigint[]
) language sql as $$
  with passed as materialized (
    select u.*, row_number() over (order by i) as n,
      count(*) over (partition by account) > 1 or count(*) over (partition by u.key) > 1 as entangled
    from unnest(refusals, keys, fingerprints, round_ids, accounts, counters, changes, codes)
      with ordinality as u (refusal, key, fingerprint, round_id, account, counter, change, code, i)
    where refusal is null or exists (select from ledger.ledger_key k where k.key = u.key)
  ),
  columns as materialized (
    select array_agg(key order by n) as keys, array_agg(fingerprint order by n) as fingerprints, array_agg(round_id order by n) as round_ids,
      array_agg(account order by n) as accounts, array_agg(counter order by n) as counters, array_agg(change order by n) as changes,
      array_agg(code order by n) as codes, coalesce(array_agg(n::int order by n) filter (where entangled), '{}') as in_order
    from passed having count(*) > 0
  ),
  posted as materialized (
    select p.* from columns c, ledger.post(c.keys, c.fingerprints, c.round_ids, c.accounts, c.counters, c.changes, c.codes, null, c.in_order) p
  )
  select array_agg(p.outcome order by u.i), array_agg(coalesce(p.reply[2], p.reply[3]) order by u.i)
  from unnest(refusals) with ordinality as u (refusal, i)
  left join passed on passed.i = u.i
  left join posted p on p.item = passed.n
$$;

-- Writes what became of the bets of settles that were posted just now, and the facts that they make.
create function gateway.record_settles(
  outcomes text[], providers text[], transactions text[], at timestamptz,
  settle_items int[], bet_transactions text[], payouts bigint[], valids bigint[], results rounds.bet_status[]
) returns void language sql as $$
  with settled as (
    update rounds.bet b set payout_units = w.payout, valid_units = w.valid, status = w.result, settled_at = at
    from unnest(settle_items, bet_transactions, payouts, valids, results) as w (settle_item, bet_transaction, payout, valid, result)
    where outcomes[w.settle_item] = 'ok' and b.provider_code = providers[w.settle_item] and b.transaction_id = w.bet_transaction
    returning b.*, transactions[w.settle_item] as settle_transaction
  )
  insert into rounds.fact (
    provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type, book, currency,
    bets, stake_units, payout_units, valid_units, earned_at, known_at)
  select provider_code, settle_transaction, transaction_id, member_id, game_code, vendor_code, game_type, book, currency,
    1, stake_units, payout_units, valid_units, at, at
  from settled where status <> 'VOID'
$$;
