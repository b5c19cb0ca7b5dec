-- Keys that all processes of a deployment share. Made once, at the first start.
create schema secrets;
create table secrets.secret (
  name text primary key,
  value text not null
);
