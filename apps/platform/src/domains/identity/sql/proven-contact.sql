-- For other domains: members who did, and the browsers that each signed in on.
create or replace view identity.proven_contact as
select id as member_id, contact_proven_at as proven_at from identity.account where contact_proven_at is not null;
