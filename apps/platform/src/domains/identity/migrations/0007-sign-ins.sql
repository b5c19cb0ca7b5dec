-- View for other domains: when members signed in.
create index sign_in_at on identity.sign_in using brin (at);
create view identity.member_sign_in as select account_id as member_id, at from identity.sign_in;
