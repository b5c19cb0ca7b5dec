-- Looks at the bets whose last change was before a moment, from where it left off, and lets go those that were ended since.
create or replace function rounds.look_for_overdue(until timestamptz) returns void language plpgsql as $$
declare
  since timestamptz;
begin
  select looked_until into since from rounds.open_cursor for update;
  if until > since then
    insert into rounds.overdue (provider_code, transaction_id, round_id)
    select provider_code, transaction_id, round_id from rounds.bet
    where changed_at >= since and changed_at < until and status = 'OPEN'
    on conflict do nothing;
    update rounds.open_cursor set looked_until = until;
  end if;
  delete from rounds.overdue o using rounds.bet b
  where b.provider_code = o.provider_code and b.transaction_id = o.transaction_id and b.status <> 'OPEN';
end $$;
