-- Locks the bonuses of members that are active or wait for bets, until the transaction ends. Answers whose they are; null where
-- there is none.
create or replace function bonuses.lock_in_play(members bigint[]) returns bigint[] language sql as $$
  select array_agg(member_id) from (
    select b.member_id from bonuses.bonus b where b.member_id = any (members) and (b.state = 'ACTIVE' or b.open_bets > 0)
    order by b.id for no key update
  ) locked
$$;
