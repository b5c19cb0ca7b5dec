-- For other domains: what a member has won of each other one in games between members, less what they lost to them, by the days of a
-- zone, of rounds settled since a moment. Seats of one round are those that a conclude ended together, or bets of one round's name in
-- a game of type PVP. What a loser lost counts for the winners by their shares of what was lost; the rake is nobody's.
create or replace function rounds.won_of_members(member bigint, since timestamptz, zone text)
returns table (other_member bigint, day date, units numeric) language sql stable as $$
  with own as (
    select b.provider_code, b.round_id, array_agg(b.settled_by) as ends, bool_or(b.game_type = 'PVP') as is_pvp,
      min(b.placed_at) as begun_at, max(b.settled_at) as settled_at, sum(b.payout_units - b.stake_units) as net
    from rounds.bet b
    where b.member_id = member and coalesce(b.settled_at, b.placed_at) >= since and b.placed_at >= since - interval '31 days'
      and b.book = 'REAL' and b.status not in ('OPEN', 'VOID')
    group by 1, 2
  ), met as materialized (
    select o.provider_code, o.round_id, o.settled_at, o.net, s.member_id, sum(s.payout_units - s.stake_units) as other_net
    from own o
    join rounds.bet s on s.provider_code = o.provider_code and s.round_id = o.round_id and s.member_id <> member
      and (s.settled_by = any (o.ends) or o.is_pvp and s.game_type = 'PVP')
      and s.placed_at between o.begun_at - interval '1 day' and o.begun_at + interval '1 day'
      and s.book = 'REAL' and s.status not in ('OPEN', 'VOID')
    group by 1, 2, 3, 4, 5
  ), weighed as (
    select m.*, greatest(-m.net, 0) + sum(greatest(-m.other_net, 0)) over (partition by m.provider_code, m.round_id) as lost,
      greatest(m.net, 0) + sum(greatest(m.other_net, 0)) over (partition by m.provider_code, m.round_id) as won
    from met m
  )
  select w.member_id, (w.settled_at at time zone zone)::date, trunc(sum(
    case when w.net > 0 and w.other_net < 0 then w.net * -w.other_net / w.lost
      when w.net < 0 and w.other_net > 0 then -(w.other_net * -w.net / w.lost) else 0 end))
  from weighed w where w.lost > 0
  group by 1, 2
$$;
