-- For lists of operators: members, guests left out. locked_until: the last end of what the house has locked.
create or replace view identity.desk_member as
  select id, username, username_key, agent_type, created_at, first_signed_in_at, closed_until,
    greatest(sign_in_locked_until, play_locked_until, deposit_locked_until, withdrawal_locked_until) as locked_until,
    coalesce(sign_in_locked_until, play_locked_until, deposit_locked_until, withdrawal_locked_until) is not null as was_locked,
    lock_version
  from identity.account where kind = 'member' and agent_type <> 4;
