-- What the holds of the seats of a conclude have left after it, without what is given back, and what that is. held: what each has
-- before.
create or replace function gateway.left_of_seats(seats gateway.seat[], held bigint[])
returns table (seat int, member_id bigint, hold_round text, units bigint, released bigint) language sql immutable as $$
  select s.ordinality::int, s.member_id, s.hold_round, case when s.releases then 0 else rest end, case when s.releases then rest else 0 end
  from unnest(seats) with ordinality s
  cross join lateral (select held[s.ordinality] + case when s.into_hold then s.payout else 0 end - s.stake as rest) r
$$;
