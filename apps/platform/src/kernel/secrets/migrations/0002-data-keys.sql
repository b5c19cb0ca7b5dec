-- Keys that secrets of this database are sealed with, each wrapped by a key that does not lie in it.
create table secrets.data_key (
  id integer primary key check (id between 1 and 65535),
  key_id text not null,
  wrapped bytea not null
);
