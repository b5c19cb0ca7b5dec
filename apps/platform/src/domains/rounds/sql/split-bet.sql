-- Replaces an open bet, which the caller has locked, by parts that together have its stake and are like it in all else, the
-- time at which it was placed included. The bet stays as a void row, so that facts of earlier settles find their bet; sums of
-- rounds and records leave it out.
create or replace function rounds.split_bet(provider text, bet text, split text, parts text[], stakes bigint[], at timestamptz)
returns void language sql as $$
  with replaced as (
    update rounds.bet b set status = 'VOID', split_by = split, changed_at = greatest(b.changed_at, at)
    where b.provider_code = provider and b.transaction_id = bet
    returning b.*
  )
  insert into rounds.bet (
    provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code, game_type, book, currency, stake_units,
    placed_at, changed_at, closes_round, part_of)
  select r.provider_code, p.part, r.round_id, r.member_id, r.session_id, r.game_code, r.vendor_code, r.game_type, r.book, r.currency, p.stake,
    r.placed_at, r.changed_at, r.closes_round, r.transaction_id
  from replaced r cross join unnest(parts, stakes) as p (part, stake)
$$;
