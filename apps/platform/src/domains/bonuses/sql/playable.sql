-- The bonus that a member may play with on games of a type now, with the most that a stake may be; no row without one.
create or replace function bonuses.playable(member bigint, game_type text, at timestamptz)
returns table (bonus_id bigint, bonus_account bigint, max_stake_units bigint) language sql stable as $$
  select b.id, b.bonus_account, b.max_stake_units from bonuses.bonus b
  where b.member_id = member and b.state = 'ACTIVE' and b.expires_at > at and bonuses.weight_of(b.weights, game_type) > 0
$$;
