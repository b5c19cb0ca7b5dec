-- Rebates: a settle may say which share of its stakes goes back to the member. It is paid in the settle's own transaction, so
-- that neither is there without the other, and noted on the bet, so that a rollback takes it back.
drop function gateway.play(
  text[], uuid[], text[], bigint[], bigint[], bigint[], text[], int[], text[], text[], bigint[], bigint[], text[], text[], text[],
  ledger.account_book[], text[], timestamptz, int[], text[], bigint[], bigint[], rounds.bet_status[]);
drop function gateway.record_settles(
  text[], text[], text[], timestamptz, int[], text[], bigint[], bigint[], rounds.bet_status[]);

-- See 0001-play.sql. wallet is what the main account holds, balance what may be played with on the game. rebates: share of
-- the stakes of a settle that goes back, in 1/10 000, and rebate_accounts the house's account that pays it.
create function gateway.play(
  keys text[], fingerprints uuid[], round_ids text[], accounts bigint[], counters bigint[], changes bigint[], codes text[],
  in_order int[], providers text[], transactions text[], session_ids bigint[], members bigint[], game_codes text[],
  vendor_codes text[], game_types text[], books ledger.account_book[], currencies text[], at timestamptz,
  settle_items int[], bet_transactions text[], payouts bigint[], valids bigint[], results rounds.bet_status[],
  rebates int[], rebate_accounts bigint[]
) returns table (item int, status text, balance bigint, wallet bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  refusals text[];
  outcomes text[];
  balances bigint[];
  wallets bigint[];
  has_bonus boolean;
  posted record;
  i int;
begin
  if settle_items <> '{}' then
    -- Two settles of one bet wait for each other here, so that the second sees what the first did.
    perform 1 from rounds.bet b
    where (b.provider_code, b.transaction_id) in (
      select providers[w.settle_item], w.bet_transaction from unnest(settle_items, bet_transactions) as w (settle_item, bet_transaction))
    order by b.provider_code, b.transaction_id for no key update;
  end if;

  -- After bets and before accounts, as everybody locks them.
  perform 1 from bonuses.bonus b where b.member_id = any (members) and (b.state = 'ACTIVE' or b.open_bets > 0)
  order by b.id for no key update;
  has_bonus := found;

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
  if has_bonus then
    -- What is theirs goes one by one, after the others.
    select array_agg(coalesce(u.refusal, case when exists (
        select from bonuses.bonus b where b.member_id = u.member and (b.state = 'ACTIVE' or b.open_bets > 0)
      ) then 'BONUS' end) order by u.i)
    into refusals from unnest(refusals, members) with ordinality as u (refusal, member, i);
  end if;

  if array_to_string(refusals, '') = '' then
    select array_agg(p.outcome order by p.item), array_agg(coalesce(p.reply[2], p.reply[3]) + coalesce(p.reply[5], p.reply[6], 0) order by p.item),
      array_agg(coalesce(p.reply[2], p.reply[3]) order by p.item)
    into outcomes, balances, wallets
    from ledger.post(keys, fingerprints, round_ids, accounts, counters, changes, codes, null, in_order) p;
  else
    select p.outcomes, p.balances, p.wallets into outcomes, balances, wallets
    from gateway.post_passed(refusals, keys, fingerprints, round_ids, accounts, counters, changes, codes) p;
  end if;

  if has_bonus then
    for i in select u.i from unnest(refusals, outcomes) with ordinality as u (refusal, outcome, i)
      where u.refusal = 'BONUS' and u.outcome is null order by u.i
    loop
      select * into posted from gateway.post_with_bonus(
        keys[i], fingerprints[i], round_ids[i], accounts[i], counters[i], changes[i], codes[i], providers[i], transactions[i], members[i],
        game_types[i], at,
        array(select w.bet from unnest(settle_items, bet_transactions) as w (settle_item, bet) where w.settle_item = i),
        array(select w.payout from unnest(settle_items, payouts) as w (settle_item, payout) where w.settle_item = i));
      outcomes[i] := posted.outcome;
      balances[i] := posted.balance;
      wallets[i] := posted.wallet;
    end loop;
    refusals := array_replace(refusals, 'BONUS', null);
  end if;

  insert into rounds.bet (
    provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code, game_type, book, currency, stake_units, placed_at)
  select provider, transaction, round_id, member, session_id, game_code, vendor_code, game_type, book, currency, -change, at
  from unnest(providers, transactions, round_ids, members, session_ids, game_codes, vendor_codes, game_types, books, currencies, changes, codes, outcomes)
    as u (provider, transaction, round_id, member, session_id, game_code, vendor_code, game_type, book, currency, change, code, outcome)
  where outcome = 'ok' and code = 'BET';

  if settle_items <> '{}' then
    perform gateway.record_settles(
      outcomes, providers, transactions, at, settle_items, bet_transactions, payouts, valids, results, rebates);
  end if;

  if 0 < any (rebates) then
    for posted in select * from gateway.post_rebates(
      outcomes, providers, transactions, fingerprints, game_types, accounts, rebate_accounts, settle_items, bet_transactions)
    loop
      balances[posted.item] := balances[posted.item] + posted.balance - wallets[posted.item];
      wallets[posted.item] := posted.balance;
    end loop;
  end if;

  return query
  select u.i::int, case u.outcome
      when 'ok' then 'OK' when 'duplicate' then 'OK' when 'poor' then 'NOT_ENOUGH_MONEY'
      when 'key_reused' then 'DUPLICATE_TRANSACTION' when 'account_blocked' then 'USER_DISABLED' when 'above_limit' then 'LIMIT_REACHED'
      else coalesce(u.refusal, 'UNKNOWN') end, u.balance, u.wallet
  from unnest(outcomes, balances, wallets, refusals) with ordinality as u (outcome, balance, wallet, refusal, i);
end $$;

-- Writes what became of the bets of settles that were posted just now, and the facts that they make. Rebates are floored to
-- cents; a void bet has none.
create function gateway.record_settles(
  outcomes text[], providers text[], transactions text[], at timestamptz,
  settle_items int[], bet_transactions text[], payouts bigint[], valids bigint[], results rounds.bet_status[], rebates int[]
) returns void language sql as $$
  with settled as (
    update rounds.bet b set payout_units = w.payout, valid_units = w.valid, status = w.result, settled_at = at,
      rebate_units = case when rebates[w.settle_item] > 0 and w.result <> 'VOID'
        then (trunc(b.stake_units::numeric * rebates[w.settle_item] / 1000000) * 100)::bigint else 0 end
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

-- Pays the rebates of settles that were recorded just now, one transfer a settle, and answers what each left in the main
-- account. Statements and reports tell the game type by the reference.
create function gateway.post_rebates(
  outcomes text[], providers text[], transactions text[], fingerprints uuid[], game_types text[], accounts bigint[],
  rebate_accounts bigint[], settle_items int[], bet_transactions text[]
) returns table (item int, balance bigint) language plpgsql as $$
#variable_conflict use_column
declare
  items int[];
  units bigint[];
  entangled int[];
  refused text;
begin
  select array_agg(i order by i), array_agg(due order by i), coalesce(array_agg(n order by n) filter (where shared), '{}')
  into items, units, entangled from (
    select w.i, sum(b.rebate_units)::bigint as due, (row_number() over (order by w.i))::int as n,
      count(*) over (partition by accounts[w.i]) > 1 as shared
    from unnest(settle_items, bet_transactions) as w (i, bet_transaction)
    join rounds.bet b on b.provider_code = providers[w.i] and b.transaction_id = w.bet_transaction
    where outcomes[w.i] = 'ok' and b.rebate_units > 0
    group by w.i
  ) owed;
  if items is null then
    return;
  end if;
  for item, balance, refused in
    select items[p.item], p.reply[3], nullif(p.outcome, 'ok')
    from ledger.post(
      array(select 'rebate:' || providers[i] || ':' || transactions[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select fingerprints[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select game_types[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select accounts[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select rebate_accounts[i] from unnest(items) with ordinality as u (i, n) order by n),
      units, array_fill('REBATE'::text, array[cardinality(items)]), null, entangled) p
    order by p.item
  loop
    if refused is not null then
      raise exception 'the rebate of % is refused: %', transactions[item], refused;
    end if;
    return next;
  end loop;
end $$;
