-- Item n of a batch is made of the n-th elements. changes: minus the stake of a bet, 0 where nobody would pay it, or the
-- whole payout of a settle; codes: BET or WIN, which also tells the two apart. closings: whether the round takes no more bets
-- after it. What a session stands for never changes and comes with the call; what may change is looked up here. in_order:
-- items that share an account or a key with another, as ledger.post asks. No two settles of a batch name the same bet.
-- The bets of settles come flat: settle_items names the item that a bet belongs to. rebates: share of the stakes of a settle
-- that goes back, in 1/10 000, and rebate_accounts the house's account that pays it.
-- A key that is known answers as it did before, whatever has changed since (rule R2); limits, exclusion and session are
-- checked for bets alone (R7). balance is what may be played with on the game; wallet what the session's wallet holds now,
-- null where this call has not moved it.
create or replace function gateway.play(
  keys text[], fingerprints uuid[], round_ids text[], accounts bigint[], counters bigint[], changes bigint[], codes text[],
  in_order int[], providers text[], transactions text[], session_ids bigint[], members bigint[], game_codes text[],
  vendor_codes text[], game_types text[], books ledger.account_book[], currencies text[], closings boolean[], at timestamptz,
  settle_items int[], bet_transactions text[], payouts bigint[], valids bigint[], results rounds.bet_status[],
  rebates int[], rebate_accounts bigint[]
) returns table (item int, status text, balance bigint, wallet bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  refusals text[];
  outcomes text[];
  statuses text[];
  balances bigint[];
  wallets bigint[];
  stakes bigint[];
  -- Members whose items go one by one, since a bonus of theirs is in play.
  bonus_members bigint[];
  -- When the bets of settles were placed, null for those that are not known.
  placed timestamptz[];
  oldest timestamptz;
  newest timestamptz;
  posted record;
  i int;
  -- Of the closures that the refusals knew.
  closures bigint;
begin
  if settle_items <> '{}' then
    placed := rounds.lock_bets(providers, settle_items, bet_transactions, at);
    select min(p), max(p) into oldest, newest from unnest(placed) p;
  end if;

  -- After bets and before accounts, as everybody locks them.
  bonus_members := bonuses.lock_in_play(members);

  select array_agg(refusal order by i), (select c.version from protection.closures_version c) into refusals, closures from (
    select u.i, case
      when u.code = 'BET' then case
        when r.refused_at > at - gateway.refusals_last() then
          case when r.fingerprint = u.fingerprint then r.status else 'DUPLICATE_TRANSACTION' end
        when s.session_id is null then 'INVALID_TOKEN'
        when s.closed_until > at then 'USER_DISABLED'
        when s.opened_at is null or s.ended_at is not null or s.expires_at <= at then 'TOKEN_EXPIRED'
        when g.code is null then 'INVALID_GAME'
        when u.change = 0 or -u.change > g.max_bet_units then 'LIMIT_REACHED'
        when exists (
          select from rounds.closed_round c
          where c.provider_code = u.provider and c.round_id = u.round_id and c.member_id = u.member
            and c.placed_at > at - rounds.closed_rounds_last()
        ) then 'ROUND_CLOSED' end
      else w.refusal end as refusal
    from unnest(codes, changes, providers, transactions, fingerprints, round_ids, session_ids, members, game_codes)
      with ordinality as u (code, change, provider, transaction, fingerprint, round_id, session_id, member, game_code, i)
    left join launch.wallet_session s on s.session_id = u.session_id
    left join catalogue.open_game g on g.code = u.game_code and g.provider_code = u.provider
    left join gateway.refusal r on r.provider_code = u.provider and r.transaction_id = u.transaction
    left join gateway.settle_refusals(
      providers, round_ids, members, game_codes, vendor_codes, books, currencies,
      settle_items, bet_transactions, placed, oldest, newest, payouts, valids, results, rebates) w on w.settle_item = u.i
  ) checked;
  if bonus_members is not null then
    select array_agg(coalesce(u.refusal, case when u.member = any (bonus_members) then 'BONUS' end) order by u.i)
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

  if bonus_members is not null then
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

  -- Somebody was closed after the refusals were found and before the accounts were locked: the batch is sent again. A
  -- closure from here on waits for these accounts, and so comes after it.
  if closures <> (select c.version from protection.closures_version c) then
    raise serialization_failure using message = 'a member was closed meanwhile';
  end if;

  select array_agg(case when u.outcome = 'ok' and u.code = 'BET' then -u.change end order by u.i) into stakes
  from unnest(changes, codes, outcomes) with ordinality as u (change, code, outcome, i);
  perform rounds.open_bets(
    providers, transactions, round_ids, members, session_ids, game_codes, vendor_codes, game_types, books, currencies, stakes, closings, at);

  if settle_items <> '{}' then
    perform rounds.settle_bets(
      outcomes, providers, transactions, closings, at, settle_items, bet_transactions, placed, oldest, newest, payouts, valids, results, rebates);
  end if;

  if 0 < any (rebates) then
    for posted in select * from gateway.post_rebates(
      outcomes, providers, transactions, fingerprints, game_types, accounts, rebate_accounts, settle_items, bet_transactions, placed)
    loop
      balances[posted.item] := balances[posted.item] + posted.balance - wallets[posted.item];
      wallets[posted.item] := posted.balance;
      insert into gateway.answer (provider_code, transaction_id, balance_units)
      values (providers[posted.item], transactions[posted.item], balances[posted.item]);
    end loop;
  end if;

  select array_agg(case u.outcome
      when 'ok' then 'OK' when 'duplicate' then 'OK' when 'poor' then 'NOT_ENOUGH_MONEY'
      when 'key_reused' then 'DUPLICATE_TRANSACTION' when 'account_blocked' then 'USER_DISABLED' when 'above_limit' then 'LIMIT_REACHED'
      else coalesce(u.refusal, 'UNKNOWN') end order by u.i)
  into statuses from unnest(outcomes, refusals) with ordinality as u (outcome, refusal, i);

  if array_to_string(array_remove(outcomes, 'ok'), '', 'refused') <> '' then
    perform gateway.keep_refusals(
      array_agg(u.provider), array_agg(u.transaction), array_agg(u.fingerprint), array_agg(u.status), at)
    from unnest(providers, transactions, fingerprints, codes, statuses) as u (provider, transaction, fingerprint, code, status)
    where u.code = 'BET' and u.status not in ('OK', 'DUPLICATE_TRANSACTION', 'UNKNOWN')
    having count(*) > 0;
    -- Repeats tell the answer that was stored and nothing new; refusals what may be played with now.
    select array_agg(coalesce(
          case when u.outcome = 'duplicate' then (
            select k.balance_units from gateway.answer k where k.provider_code = u.provider and k.transaction_id = u.transaction) end,
          case when u.outcome in ('ok', 'duplicate') then u.balance end, a.balance + bonuses.playable_units(u.member, u.game_type, at)) order by u.i),
      array_agg(case when u.outcome = 'ok' then u.wallet end order by u.i)
    into balances, wallets
    from unnest(outcomes, balances, wallets, accounts, providers, transactions, members, game_types)
      with ordinality as u (outcome, balance, wallet, account, provider, transaction, member, game_type, i)
    left join ledger.account_balance a on a.id = u.account and (u.outcome is null or u.outcome not in ('ok', 'duplicate'));
  end if;

  return query
  select u.i::int, u.status, u.balance, u.wallet
  from unnest(statuses, balances, wallets) with ordinality as u (status, balance, wallet, i);
end $$;
