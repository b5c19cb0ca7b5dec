-- Copies of a call at the same moment: the second waits for the account that the first moves, and then finds it poorer. What
-- it was refused is therefore looked at once more: by then its key is known, and it answers what the first one did.
-- What a refused item answers: as its key did, if another transaction has claimed that since. Volatile, so that it sees what
-- was committed while the statement that calls it waited.
create or replace function ledger.answer_of(p_key text, p_fingerprint uuid, p_outcome text, out outcome text, out transfer_id bigint, out reply bigint[])
language plpgsql volatile as $$
begin
  select case when k.fingerprint = p_fingerprint then 'duplicate' else 'key_reused' end, k.transfer_id, k.reply
  into outcome, transfer_id, reply from ledger.ledger_key k where k.key = p_key;
  outcome := coalesce(outcome, p_outcome);
end $$;
