-- When a member last proved that a number or an address is their own.
alter table identity.account add column contact_proven_at timestamptz;

-- For other domains: members who did, and the browsers that each signed in on.
create view identity.proven_contact as
select id as member_id, contact_proven_at as proven_at from identity.account where contact_proven_at is not null;
create view identity.member_device as select account_id as member_id, device_hash from identity.known_device;
