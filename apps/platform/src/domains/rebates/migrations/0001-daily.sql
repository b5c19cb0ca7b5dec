-- Daily rebates of play outside lotteries: for each day of the brand's zone one line for each member, and what became known
-- of older days meanwhile.
create schema rebates;

-- How far days are settled: those that end at or before through are closed, and facts known before cutoff are in them.
create table rebates.position (
  only_row boolean primary key default true check (only_row),
  through timestamptz not null,
  cutoff timestamptz not null
);

create table rebates.day (
  id bigint generated always as identity primary key,
  -- The day's date, by which its transfers are known.
  label text not null unique,
  window_start timestamptz not null unique,
  window_end timestamptz not null,
  -- Facts known before it count; those of earlier days that became known since known_from are adjusted here.
  cutoff timestamptz not null,
  known_from timestamptz not null,
  currency text not null,
  -- Parts per million by game type, as they were.
  rates jsonb not null,
  settled_at timestamptz not null
);

create table rebates.line (
  id bigint generated always as identity primary key,
  day_id bigint not null references rebates.day,
  member_id bigint not null,
  valid_units bigint not null,
  -- The one game type that it is for; null where several are.
  game_type text,
  due_units bigint not null check (due_units >= 0),
  adjustment_units bigint not null,
  carry_in_units bigint not null check (carry_in_units <= 0),
  amount_units bigint not null check (amount_units >= 0),
  carry_out_units bigint not null check (carry_out_units <= 0),
  state text not null check (state in ('DUE', 'PAID', 'NETTED')),
  paid_at timestamptz,
  unique (day_id, member_id),
  check (amount_units + carry_out_units = due_units + adjustment_units + carry_in_units),
  check (amount_units = 0 or carry_out_units = 0),
  check ((amount_units = 0) = (state = 'NETTED')),
  check ((paid_at is not null) = (state = 'PAID'))
);
create index line_member on rebates.line (member_id, id desc);
create index line_due on rebates.line (id) where state = 'DUE';

-- What an older day comes to with what became known later, and what it was last computed at.
create table rebates.adjustment (
  id bigint generated always as identity primary key,
  line_id bigint not null references rebates.line,
  of_day_id bigint not null references rebates.day,
  member_id bigint not null,
  before_units bigint not null check (before_units >= 0),
  after_units bigint not null check (after_units >= 0)
);
create index adjustment_member on rebates.adjustment (member_id, of_day_id, id desc);
create index adjustment_line on rebates.adjustment (line_id);

-- Only the state of a line moves on.
create function rebates.guard_line() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - 'state' - 'paid_at') <> (to_jsonb(new) - 'state' - 'paid_at') or old.state <> 'DUE' then
    raise exception 'line % is never changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger line_guard before update on rebates.line for each row execute function rebates.guard_line();
create trigger line_no_delete before delete on rebates.line for each row execute function ledger.refuse_change();
create trigger adjustment_immutable before update or delete on rebates.adjustment
  for each row execute function ledger.refuse_change();
create trigger day_immutable before update or delete on rebates.day
  for each row execute function ledger.refuse_change();

-- What members come to in a day by what was known at a moment: the sum over game types of valid bet times rate, cut to cents
-- once. All members where none are named.
create function rebates.dues(of_day bigint, known_until timestamptz, members bigint[])
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

-- Writes the lines of a day that was just noted. Answers how many.
create function rebates.write_lines(of_day bigint) returns bigint language plpgsql as $$
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
