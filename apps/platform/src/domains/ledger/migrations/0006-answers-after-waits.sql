-- Copies of a call at the same moment: the second waits for the account that the first moves, and then finds it poorer. What
-- it was refused is therefore looked at once more: by then its key is known, and it answers what the first one did.

-- What a refused item answers: as its key did, if another transaction has claimed that since. Volatile, so that it sees what
-- was committed while the statement that calls it waited.
create function ledger.answer_of(p_key text, p_fingerprint uuid, p_outcome text, out outcome text, out transfer_id bigint, out reply bigint[])
language plpgsql volatile as $$
begin
  select case when k.fingerprint = p_fingerprint then 'duplicate' else 'key_reused' end, k.transfer_id, k.reply
  into outcome, transfer_id, reply from ledger.ledger_key k where k.key = p_key;
  outcome := coalesce(outcome, p_outcome);
end $$;

-- Moves p_change units (negative: out of) between p_account, which stores its balance, and p_counter, which does not.
-- 0 moves nothing and claims the key; the reply then holds the balance as it is.
create or replace function ledger.post_one(
  p_key text, p_fingerprint uuid, p_ref text, p_account bigint, p_counter bigint, p_change bigint, p_code text,
  out outcome text, out transfer_id bigint, out reply bigint[]
) language plpgsql as $$
declare
  moved record;
begin
  select case when k.fingerprint = p_fingerprint then 'duplicate' else 'key_reused' end, k.transfer_id, k.reply
  into outcome, transfer_id, reply from ledger.ledger_key k where k.key = p_key;
  if found then
    return;
  end if;
  update ledger.account a set balance = a.balance + p_change from ledger.account c
  where a.id = p_account and a.balance + p_change >= 0 and a.status = 'open' and c.id = p_counter
    and c.balance is null and c.status = 'open' and c.book = a.book and c.currency = a.currency
  returning a.balance, a.book, a.currency into moved;
  if not found then
    select case
      when a.balance is null or c.id is null or c.balance is not null then 'account_unknown'
      when a.book <> c.book or a.currency <> c.currency then 'book_mismatch'
      when 'blocked' in (a.status, c.status) then 'account_blocked'
      else 'poor' end
    into outcome
    from (select 1) one left join ledger.account a on a.id = p_account left join ledger.account c on c.id = p_counter;
    select a.outcome, a.transfer_id, a.reply into outcome, transfer_id, reply from ledger.answer_of(p_key, p_fingerprint, outcome) a;
    return;
  end if;
  outcome := 'ok';
  reply := array[abs(p_change), case when p_change <= 0 then moved.balance end, case when p_change > 0 then moved.balance end];
  if p_change <> 0 then
    transfer_id := nextval('ledger.transfer_id_seq');
    insert into ledger.transfer (id, debit_account, credit_account, amount, debit_after, credit_after, book, currency, code, key, reference)
    values (
      transfer_id, case when p_change < 0 then p_account else p_counter end, case when p_change < 0 then p_counter else p_account end,
      reply[1], reply[2], reply[3], moved.book, moved.currency, p_code, p_key, p_ref);
  end if;
  insert into ledger.ledger_key (key, fingerprint, transfer_id, reply) values (p_key, p_fingerprint, transfer_id, reply);
exception when unique_violation then
  raise exception 'a key was taken by another transaction at the same moment' using errcode = 'serialization_failure';
end $$;

-- Posts a group of up to four transfers, all or none. A leg is {debit, credit, amount, code, suffix, mode}; its key is
-- the group's key and the suffix. Modes: exact; up_to takes what the debit account holds, at most amount; rest takes
-- what the up_to leg before it could not. Legs that come to 0 leave no transfer. The group's key is always claimed.
create or replace function ledger.post_group(
  p_key text, p_fingerprint uuid, p_ref text, p_legs jsonb, out outcome text, out transfer_id bigint, out reply bigint[]
) language plpgsql as $$
declare
  ids bigint[] := array(select (value ->> side)::bigint from jsonb_array_elements(p_legs), unnest(array['debit', 'credit']) side);
  known ledger.account[];
  debit ledger.account;
  credit ledger.account;
  debit_at int;
  credit_at int;
  leg jsonb;
  leg_key text;
  amount bigint;
  shortfall bigint := 0;
  id bigint;
  posted ledger.transfer[] := '{}';
begin
  select case when k.fingerprint = p_fingerprint then 'duplicate' else 'key_reused' end, k.transfer_id, k.reply
  into outcome, transfer_id, reply from ledger.ledger_key k where k.key = p_key;
  if found then
    return;
  end if;
  perform 1 from ledger.account a where a.id = any (ids) and a.balance is not null order by a.id for no key update;
  known := array(select a from ledger.account a where a.id = any (ids));
  reply := '{}';
  for leg in select value from jsonb_array_elements(p_legs) loop
    debit_at := null;
    credit_at := null;
    for at in 1..coalesce(cardinality(known), 0) loop
      if (known[at]).id = (leg ->> 'debit')::bigint then debit_at := at; end if;
      if (known[at]).id = (leg ->> 'credit')::bigint then credit_at := at; end if;
    end loop;
    debit := known[debit_at];
    credit := known[credit_at];
    leg_key := p_key || coalesce(leg ->> 'suffix', '');
    amount := case leg ->> 'mode'
      when 'rest' then shortfall
      when 'up_to' then least((leg ->> 'amount')::bigint, debit.balance)
      else (leg ->> 'amount')::bigint end;
    shortfall := case when leg ->> 'mode' = 'up_to' then (leg ->> 'amount')::bigint - amount else 0 end;
    outcome := case
      when debit.id is null or credit.id is null or debit.id = credit.id then 'account_unknown'
      when debit.book <> credit.book or debit.currency <> credit.currency then 'book_mismatch'
      when 'blocked' in (debit.status, credit.status) then 'account_blocked'
      when amount is null or amount < 0 or (leg ->> 'amount')::bigint < 0 then 'amount_invalid'
      when debit.balance < amount then 'poor'
      when leg_key <> p_key and exists (select from ledger.ledger_key k where k.key = leg_key) then 'key_reused' end;
    if outcome is not null then
      select a.outcome, a.transfer_id, a.reply into outcome, transfer_id, reply from ledger.answer_of(p_key, p_fingerprint, outcome) a;
      return;
    end if;
    debit.balance := debit.balance - amount;
    credit.balance := credit.balance + amount;
    known[debit_at] := debit;
    known[credit_at] := credit;
    reply := reply || array[amount, debit.balance, credit.balance];
    if amount > 0 then
      id := nextval('ledger.transfer_id_seq');
      transfer_id := coalesce(transfer_id, id);
      posted := posted || row(
        id, now(), debit.id, credit.id, amount, debit.balance, credit.balance, debit.book, debit.currency, leg ->> 'code', leg_key, p_ref
      )::ledger.transfer;
    end if;
  end loop;
  outcome := 'ok';
  update ledger.account a set balance = n.balance from unnest(known) n where a.id = n.id and a.balance <> n.balance;
  insert into ledger.transfer select * from unnest(posted);
  insert into ledger.ledger_key (key, fingerprint, transfer_id, reply) values (p_key, p_fingerprint, transfer_id, reply);
  insert into ledger.ledger_key (key, fingerprint, transfer_id, reply)
  select t.key, p_fingerprint, t.id, array[t.amount, t.debit_after, t.credit_after] from unnest(posted) t where t.key <> p_key;
exception when unique_violation then
  raise exception 'a key was taken by another transaction at the same moment' using errcode = 'serialization_failure';
end $$;

-- Posts the items of a batch, each answered on its own; a refused one hinders none. Item n is made of the n-th elements:
-- what ledger.post_one takes, or a group's legs with account, counter, change and code null; legs may be null altogether.
-- in_order names the items that are groups or share an account or a key with another item: they go one after the other,
-- the rest through one statement. Where the caller leaves one out, the batch fails as a whole and moves nothing.
-- Accounts are locked in the order of their ids.
create or replace function ledger.post(
  keys text[], fingerprints uuid[], refs text[], accounts bigint[], counters bigint[], changes bigint[], codes text[],
  legs jsonb[], in_order int[]
) returns table (item int, outcome text, transfer_id bigint, reply bigint[])
language plpgsql as $$
#variable_conflict use_column
declare
  answered int;
  unknown int;
begin
  if in_order <> '{}' then
    perform 1 from ledger.account a
    where a.balance is not null and a.id = any (accounts || array(
      select (leg ->> side)::bigint from unnest(legs) l, jsonb_array_elements(l) leg, unnest(array['debit', 'credit']) side
    ))
    order by a.id for no key update;
  end if;

  return query
  with item as materialized (
    select u.i::int as i, u.key, u.fingerprint, u.ref, u.account, u.counter, u.change, u.code, c.book, c.currency,
      case
        when k.key is not null then case when k.fingerprint = u.fingerprint then 'duplicate' else 'key_reused' end
        when c.id is null or c.balance is not null then 'account_unknown'
        when c.status <> 'open' then 'account_blocked'
      end as outcome,
      k.transfer_id, k.reply
    from unnest(keys, fingerprints, refs, accounts, counters, changes, codes)
      with ordinality as u (key, fingerprint, ref, account, counter, change, code, i)
    left join ledger.account c on c.id = u.counter
    left join ledger.ledger_key k on k.key = u.key
    where not u.i = any (in_order)
  ),
  moved as (
    -- A refused item rewrites its balance as it was, which is cheaper than to look for it afterwards.
    update ledger.account a
    set balance = a.balance + case
      when a.balance + m.change >= 0 and a.status = 'open' and a.book = m.book and a.currency = m.currency then m.change
      else 0 end
    from (select * from item where outcome is null order by account) m
    where a.id = m.account and a.balance is not null
    returning m.i, m.key, m.fingerprint, m.ref, m.account, m.counter, m.change, m.code, m.book, m.currency, new.balance,
      case
        when a.book <> m.book or a.currency <> m.currency then 'book_mismatch'
        when a.status <> 'open' then 'account_blocked'
        when new.balance = old.balance + m.change then 'ok'
        else 'poor'
      end as outcome
  ),
  posted as materialized (
    select case when change <> 0 then nextval('ledger.transfer_id_seq') end as id, abs(change) as amount,
      case when change <= 0 then balance end as debit_after, case when change > 0 then balance end as credit_after, *
    from moved where outcome = 'ok'
  ),
  transfers as (
    insert into ledger.transfer (id, debit_account, credit_account, amount, debit_after, credit_after, book, currency, code, key, reference)
    select id, case when change < 0 then account else counter end, case when change < 0 then counter else account end,
      amount, debit_after, credit_after, book, currency, code, key, ref
    from posted where change <> 0
  ),
  claimed as (
    insert into ledger.ledger_key (key, fingerprint, transfer_id, reply)
    select key, fingerprint, id, array[amount, debit_after, credit_after] from posted
  )
  select i, outcome, id, array[amount, debit_after, credit_after] from posted
  union all
  select i, outcome, transfer_id, reply from item where outcome is not null
  union all
  select m.i, a.outcome, a.transfer_id, a.reply
  from moved m cross join lateral ledger.answer_of(m.key, m.fingerprint, m.outcome) a
  where m.outcome <> 'ok';

  get diagnostics answered = row_count;
  if answered + cardinality(in_order) < cardinality(keys) then
    return query
    select u.i::int, 'account_unknown', null::bigint, null::bigint[]
    from unnest(keys, accounts, counters) with ordinality as u (key, account, counter, i)
    join ledger.account c on c.id = u.counter and c.balance is null and c.status = 'open'
    left join ledger.account a on a.id = u.account
    where a.balance is null and not u.i = any (in_order)
      and not exists (select from ledger.ledger_key k where k.key = u.key);
    get diagnostics unknown = row_count;
    if answered + unknown + cardinality(in_order) < cardinality(keys) then
      raise exception 'items share an account and are not named in in_order';
    end if;
  end if;

  foreach item in array in_order loop
    if accounts[item] is null then
      select * into outcome, transfer_id, reply from ledger.post_group(keys[item], fingerprints[item], refs[item], legs[item]);
    else
      select * into outcome, transfer_id, reply
      from ledger.post_one(keys[item], fingerprints[item], refs[item], accounts[item], counters[item], changes[item], codes[item]);
    end if;
    return next;
  end loop;
exception when unique_violation then
  raise exception 'a key was taken by another transaction at the same moment' using errcode = 'serialization_failure';
end $$;
