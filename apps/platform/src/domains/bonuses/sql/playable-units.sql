-- What of a bonus a member may play with on games of a type now; 0 without one.
create or replace function bonuses.playable_units(member bigint, game_type text, at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(a.balance), 0)::bigint
  from bonuses.bonus b join ledger.account_balance a on a.id = b.bonus_account
  where b.member_id = member and b.state = 'ACTIVE' and b.expires_at > at and bonuses.weight_of(b.weights, game_type) > 0
$$;
