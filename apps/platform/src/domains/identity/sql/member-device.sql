create or replace view identity.member_device as select account_id as member_id, device_hash from identity.known_device;
