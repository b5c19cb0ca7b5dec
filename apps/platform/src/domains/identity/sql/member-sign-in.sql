create or replace view identity.member_sign_in as select account_id as member_id, at from identity.sign_in;
