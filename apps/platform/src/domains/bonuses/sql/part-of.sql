-- The part of a payout that goes back to the bonus that paid a part of the stake, cut to cents.
create or replace function bonuses.part_of(payout bigint, bonus_part bigint, stake bigint) returns bigint language sql immutable as $$
  select div(div(payout::numeric * bonus_part, stake), 100)::bigint * 100
$$;
