-- What members come to in a day by what was known at a moment: the sum over game types of valid bet times rate, cut to cents
-- once. All members where none are named.
create or replace function rebates.dues(of_day bigint, known_until timestamptz, members bigint[])
returns table (member_id bigint, valid_units bigint, game_type text, due_units bigint) language sql stable as $$
  select v.member_id, sum(v.valid_units)::bigint,
    case when count(distinct v.game_type) = 1 then min(v.game_type) end,
    greatest(0, trunc(sum(v.valid_units * r.value::numeric) / 100000000) * 100)::bigint
  from rebates.day d
  cross join lateral rounds.valid_by_type(d.currency, d.window_start, d.window_end, known_until) v
  join lateral jsonb_each_text(d.rates) r on r.key = v.game_type
  where d.id = of_day and (members is null or v.member_id = any (members))
  group by v.member_id
$$;
