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
