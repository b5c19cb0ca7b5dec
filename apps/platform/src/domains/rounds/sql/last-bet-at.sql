-- When a member's last bet of real money was settled, or placed where it is open; null without one.
create or replace function rounds.last_bet_at(member bigint) returns timestamptz language sql stable as $$
  select coalesce(settled_at, placed_at) from rounds.bet
  where member_id = member and book = 'REAL' order by coalesce(settled_at, placed_at) desc, id desc limit 1
$$;
