-- For other domains: sessions of accounts and the networks that they were opened from.
create or replace view identity.member_session as select id as session_id, account_id as member_id, address from identity.session;
