-- What a member has had of each other one since a moment, less what they gave them, by the days of a zone: won in games between members,
-- or sent up or down a line.
create or replace function cashier.had_of_members(member bigint, since timestamptz, zone text)
returns table (other_member bigint, day date, units numeric) language sql stable as $$
  select had.other_member, had.day, sum(had.units)
  from (
    select w.other_member, w.day, w.units from rounds.won_of_members(member, since, zone) w
    union all
    select t.from_id, (t.sent_at at time zone zone)::date, t.units
    from cashier.member_transfer t where t.to_id = member and t.sent_at >= since
    union all
    select t.to_id, (t.sent_at at time zone zone)::date, -t.units
    from cashier.member_transfer t where t.from_id = member and t.sent_at >= since
  ) had
  group by 1, 2
$$;
