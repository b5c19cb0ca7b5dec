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
