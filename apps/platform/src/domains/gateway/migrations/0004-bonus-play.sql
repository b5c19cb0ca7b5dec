-- Bets that bonus money helps to pay. Members with a bonus are told apart once a batch; what everybody else does takes the
-- road that it took. A ledger reply holds three numbers a transfer, those of the main account first: a game is told that and
-- the bonus where it may be played on the game, the member's header shows the main account alone.
drop function gateway.play(
  text[], uuid[], text[], bigint[], bigint[], bigint[], text[], int[], text[], text[], bigint[], bigint[], text[], text[], text[],
  ledger.account_book[], text[], timestamptz, int[], text[], bigint[], bigint[], rounds.bet_status[]);
drop function gateway.post_passed(text[], text[], uuid[], text[], bigint[], bigint[], bigint[], text[]);

-- See 0001-play.sql. wallet is what the main account holds, balance what may be played with on the game.
create function gateway.play(
  keys text[], fingerprints uuid[], round_ids text[], accounts bigint[], counters bigint[], changes bigint[], codes text[],
  in_order int[], providers text[], transactions text[], session_ids bigint[], members bigint[], game_codes text[],
  vendor_codes text[], game_types text[], books ledger.account_book[], currencies text[], at timestamptz,
  settle_items int[], bet_transactions text[], payouts bigint[], valids bigint[], results rounds.bet_status[]
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
    perform gateway.record_settles(outcomes, providers, transactions, at, settle_items, bet_transactions, payouts, valids, results);
  end if;

  return query
  select u.i::int, case u.outcome
      when 'ok' then 'OK' when 'duplicate' then 'OK' when 'poor' then 'NOT_ENOUGH_MONEY'
      when 'key_reused' then 'DUPLICATE_TRANSACTION' when 'account_blocked' then 'USER_DISABLED' when 'above_limit' then 'LIMIT_REACHED'
      else coalesce(u.refusal, 'UNKNOWN') end, u.balance, u.wallet
  from unnest(outcomes, balances, wallets, refusals) with ordinality as u (outcome, balance, wallet, refusal, i);
end $$;

-- Posts what is not refused, and refused items whose key is known: those answer as they did before. Item n of the
-- answer is item n of the batch; the refused have no outcome.
create function gateway.post_passed(
  refusals text[], keys text[], fingerprints uuid[], round_ids text[], accounts bigint[], counters bigint[],
  changes bigint[], codes text[], out outcomes text[], out balances bigint[], out wallets bigint[]
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
  select array_agg(p.outcome order by u.i), array_agg(coalesce(p.reply[2], p.reply[3]) + coalesce(p.reply[5], p.reply[6], 0) order by u.i),
    array_agg(coalesce(p.reply[2], p.reply[3]) order by u.i)
  from unnest(refusals) with ordinality as u (refusal, i)
  left join passed on passed.i = u.i
  left join posted p on p.item = passed.n
$$;

-- One bet or settle of a member who has a bonus, whose row is locked. MAIN pays first and the bonus the rest, where it may
-- be played on the game and the stake is not above its limit; of a payout the bonus gets the share that it had in the stake.
-- above_limit: the stake needs the bonus and is too large for it.
create function gateway.post_with_bonus(
  p_key text, p_fingerprint uuid, p_round text, p_account bigint, p_counter bigint, p_change bigint, p_code text, p_provider text,
  p_transaction text, p_member bigint, p_game_type text, p_at timestamptz, p_bets text[], p_payouts bigint[],
  out outcome text, out balance bigint, out wallet bigint
) language plpgsql as $$
declare
  bonus bonuses.bonus;
  is_playable boolean;
  takes_bonus boolean;
  part bigint := 0;
  target bigint;
  legs jsonb;
  reply bigint[];
begin
  select * into bonus from bonuses.bonus b where b.member_id = p_member and b.main_account = p_account and b.state = 'ACTIVE';
  is_playable := bonus.id is not null and p_at < bonus.expires_at and bonuses.weight_of(bonus.weights, p_game_type) > 0;
  if p_code = 'BET' then
    takes_bonus := is_playable and -p_change <= bonus.max_stake_units;
    legs := jsonb_build_array(jsonb_build_object('debit', p_account, 'credit', p_counter, 'amount', -p_change, 'code', 'BET',
      'mode', case when takes_bonus then 'up_to' else 'exact' end));
    if is_playable then
      legs := legs || jsonb_build_object('debit', bonus.bonus_account, 'credit', p_counter, 'amount', 0, 'code', 'BET_BONUS',
        'suffix', ':bonus', 'mode', case when takes_bonus then 'rest' else 'exact' end);
    end if;
  else
    perform bonuses.share_payouts(p_provider, p_bets, p_payouts);
    select coalesce(sum(f.won_units), 0), min(case b.state when 'ACTIVE' then b.bonus_account when 'CONVERTED' then b.main_account else b.cost_account end)
    into part, target
    from bonuses.funded_bet f join bonuses.bonus b on b.id = f.bonus_id
    where f.provider_code = p_provider and f.transaction_id = any (p_bets);
    if target = p_account then
      part := 0;
    end if;
    legs := jsonb_build_array(jsonb_build_object('debit', p_counter, 'credit', p_account, 'amount', p_change - part, 'code', 'WIN', 'mode', 'exact'));
    if part > 0 or is_playable then
      legs := legs || jsonb_build_object('debit', p_counter, 'credit', case when part > 0 then target else bonus.bonus_account end,
        'amount', part, 'code', 'WIN_BONUS', 'suffix', ':bonus', 'mode', 'exact');
    end if;
  end if;

  select p.outcome, p.reply into outcome, reply from ledger.post_group(p_key, p_fingerprint, p_round, legs) p;
  wallet := coalesce(reply[2], reply[3]);
  balance := wallet + coalesce(reply[5], reply[6], 0);
  if outcome = 'poor' and is_playable and not takes_bonus then
    outcome := 'above_limit';
  elsif outcome = 'ok' and p_code = 'BET' and reply[4] > 0 then
    insert into bonuses.funded_bet (provider_code, transaction_id, bonus_id, bonus_units)
    values (p_provider, p_transaction, bonus.id, reply[4]);
    update bonuses.bonus b set open_bets = b.open_bets + 1 where b.id = bonus.id;
  elsif outcome = 'ok' and p_code <> 'BET' then
    perform bonuses.close_bets(p_provider, p_bets);
  end if;
end $$;
