-- Other domains may also join an account's name and type. closed_until: by the member's own wish, null for never.
create or replace view identity.account_state as
  select id as account_id, status = 'active' as active, username, agent_type, closed_until from identity.account;
