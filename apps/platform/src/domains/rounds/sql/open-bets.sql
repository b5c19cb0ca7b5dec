-- Writes the bets of a batch whose stakes were just taken. Item n is made of the n-th elements, and opens no bet where its stake is
-- null. A round that another transaction has closed since it was looked at fails the batch, which can be run again.
create or replace function rounds.open_bets(
  providers text[], transactions text[], round_ids text[], members bigint[], session_ids bigint[], game_codes text[],
  vendor_codes text[], game_types text[], books ledger.account_book[], currencies text[], stakes bigint[], closings boolean[],
  at timestamptz
) returns void language plpgsql as $$
declare
  opened int;
begin
  insert into rounds.bet (
    provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code, game_type, book, currency, stake_units,
    placed_at, changed_at, closes_round)
  select u.provider, u.transaction, u.round_id, u.member, u.session_id, u.game_code, u.vendor_code, u.game_type, u.book, u.currency, u.stake,
    at, at, u.closes
  from unnest(providers, transactions, round_ids, members, session_ids, game_codes, vendor_codes, game_types, books, currencies, stakes, closings)
    as u (provider, transaction, round_id, member, session_id, game_code, vendor_code, game_type, book, currency, stake, closes)
  -- As a case it is asked for each bet by the index; as a plain condition it may become a join with all closed rounds.
  where u.stake is not null and not case when exists (
    select from rounds.closed_round c
    where c.provider_code = u.provider and c.round_id = u.round_id and c.member_id = u.member
      and c.placed_at > at - rounds.closed_rounds_last()) then true else false end;
  get diagnostics opened = row_count;
  if opened < cardinality(array_remove(stakes, null)) then
    raise exception 'a round was closed by another transaction at the same moment' using errcode = 'serialization_failure';
  end if;
end $$;
