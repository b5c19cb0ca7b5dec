-- Parts of usernames and of nicknames have an index each: in one, a part that many usernames have was looked up in all of them for
-- the few nicknames. Words come one at a time, so that none waits in a list that every search would read.
drop index members.search_key_part;
create index search_key_username_part on members.search_key using gin (value gin_trgm_ops) with (fastupdate = off) where kind = 'username';
create index search_key_nickname_part on members.search_key using gin (value gin_trgm_ops) with (fastupdate = off) where kind = 'nickname';
