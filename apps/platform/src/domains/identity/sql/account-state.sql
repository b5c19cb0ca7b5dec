-- Other domains may also join an account's name and type.
create or replace view identity.account_state as
  select id as account_id, status = 'active' as active, username, agent_type from identity.account;
