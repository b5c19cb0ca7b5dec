create or replace view identity.member_device as select account_id as member_id, device_hash, seen_at from identity.known_device;
