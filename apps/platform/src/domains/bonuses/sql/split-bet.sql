-- Shares what a bonus paid of a bet out to the two parts that replace it: the first gets the share of its stake, cut to whole
-- units, and the second all the rest, so that nothing is lost. Neither gets more than its stake. A part without any is no bet
-- of the bonus. The caller holds the lock of the bonus.
create or replace function bonuses.split_bet(provider text, bet text, parts text[], stakes bigint[]) returns void language sql as $$
  with whole as (
    update bonuses.funded_bet set is_open = false where provider_code = provider and transaction_id = bet and is_open
    returning bonus_id, bonus_units, div(bonus_units::numeric * stakes[1], stakes[1] + stakes[2])::bigint as first_units
  ),
  shared as (
    insert into bonuses.funded_bet (provider_code, transaction_id, bonus_id, bonus_units)
    select provider, p.part, w.bonus_id, p.units
    from whole w cross join lateral (values (parts[1], w.first_units), (parts[2], w.bonus_units - w.first_units)) as p (part, units)
    where p.units > 0
    returning bonus_id
  )
  update bonuses.bonus b set open_bets = b.open_bets - 1 + s.parts
  from (select bonus_id, count(*)::int as parts from shared group by 1) s where b.id = s.bonus_id
$$;
