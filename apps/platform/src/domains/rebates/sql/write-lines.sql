-- Writes the lines of a day that was just noted. Answers how many.
create or replace function rebates.write_lines(of_day bigint) returns bigint language plpgsql as $$
declare
  day rebates.day;
  written bigint;
begin
  select * into day from rebates.day where id = of_day;
  with late as materialized (
    select d.id, array_agg(distinct l.member_id) as members
    from rounds.came_late(day.currency, day.window_start, day.known_from, day.cutoff) l
    join rebates.day d on l.earned_from >= d.window_start and l.earned_from < d.window_end
    group by d.id
  ),
  again as materialized (
    select l.id as of_day_id, m.member_id,
      coalesce(
        (select a.after_units from rebates.adjustment a
         where a.member_id = m.member_id and a.of_day_id = l.id order by a.id desc limit 1),
        (select e.due_units from rebates.line e where e.day_id = l.id and e.member_id = m.member_id), 0) as before_units,
      coalesce(n.due_units, 0) as after_units
    from late l
    cross join lateral unnest(l.members) as m (member_id)
    left join lateral rebates.dues(l.id, day.cutoff, l.members) n on n.member_id = m.member_id
  ),
  changed as materialized (select * from again where before_units <> after_units),
  due as (select * from rebates.dues(of_day, day.cutoff, null) where due_units > 0),
  member as (
    select coalesce(d.member_id, c.member_id) as id, coalesce(d.valid_units, 0) as valid_units, d.game_type,
      coalesce(d.due_units, 0) as due_units, coalesce(c.units, 0) as adjustment_units,
      coalesce((select e.carry_out_units from rebates.line e
        where e.member_id = coalesce(d.member_id, c.member_id) order by e.id desc limit 1), 0) as carry_in_units
    from due d
    full join (select member_id, sum(after_units - before_units)::bigint as units from changed group by 1) c
      on c.member_id = d.member_id
  ),
  line as (
    insert into rebates.line (day_id, member_id, valid_units, game_type, due_units, adjustment_units, carry_in_units,
      amount_units, carry_out_units, state)
    select of_day, id, valid_units, game_type, due_units, adjustment_units, carry_in_units, greatest(rest, 0), least(rest, 0),
      case when rest > 0 then 'DUE' else 'NETTED' end
    from member cross join lateral (select due_units + adjustment_units + carry_in_units as rest) r
    order by id
    returning id, member_id
  ),
  kept as (
    insert into rebates.adjustment (line_id, of_day_id, member_id, before_units, after_units)
    select line.id, c.of_day_id, c.member_id, c.before_units, c.after_units
    from changed c join line on line.member_id = c.member_id order by c.of_day_id, c.member_id
  )
  select count(*) into written from line;
  return written;
end $$;
