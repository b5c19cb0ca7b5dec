-- Seas of fish and games between members are two shards, which two processes may keep. The first one is that of seas: their journal
-- and their scenes name it so.
insert into studio.room_lease (code) values ('matches');
