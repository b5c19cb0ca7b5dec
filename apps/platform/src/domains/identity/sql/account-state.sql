-- Other domains may also join an account's name and type. active: may sign in. closed_until: by the member's own wish, null for
-- never. may_play_from: the end of that and of what the house has locked, null where it is neither.
create or replace view identity.account_state as
  select id as account_id, status = 'active' and coalesce(sign_in_locked_until <= now(), true) as active, username, agent_type,
    closed_until, case when status = 'active' then greatest(closed_until, play_locked_until) else 'infinity' end as may_play_from
  from identity.account;
