-- What of a bonus a member may play with on games of a type now; 0 without one.
create or replace function bonuses.playable_units(member bigint, game_type text, at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(a.balance), 0)::bigint
  from bonuses.playable(member, game_type, at) b join ledger.account_balance a on a.id = b.bonus_account
$$;
