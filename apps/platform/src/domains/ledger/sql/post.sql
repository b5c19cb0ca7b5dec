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
