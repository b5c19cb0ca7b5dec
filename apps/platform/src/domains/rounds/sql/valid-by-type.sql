-- Valid bet of real money by member and game type, earned in [earned_from, earned_until) as it was known at a moment, in rows to
-- be added up. All three times are multiples of 5 minutes.
create or replace function rounds.valid_by_type(of_currency text, earned_from timestamptz, earned_until timestamptz, known_until timestamptz)
returns table (member_id bigint, game_type text, valid_units bigint)
language sql stable as $$
  select r.member_id, r.game_type, r.valid_units from rounds.rollup r
  where r.book = 'REAL' and r.currency = of_currency and r.known_from < known_until
    and r.earned_from >= valid_by_type.earned_from and r.earned_from < earned_until
$$;
