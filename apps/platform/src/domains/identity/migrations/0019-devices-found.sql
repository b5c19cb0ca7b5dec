-- Who else was on a device.
create index known_device_device on identity.known_device (device_hash, seen_at);
