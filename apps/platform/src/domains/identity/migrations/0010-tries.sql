-- Tries at passwords by whom they are at and where they come from, and the browsers that each account signed in on.
create table identity.tries (
  subject text not null,
  budget text not null,
  n integer not null,
  since timestamptz not null,
  primary key (subject, budget)
);
create index tries_since on identity.tries (since);

create table identity.known_device (
  account_id bigint not null references identity.account,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index known_device_seen on identity.known_device (seen_at);
insert into identity.known_device (account_id, device_hash, seen_at)
select account_id, device_hash, max(last_seen_at) from identity.session group by account_id, device_hash;

drop table identity.sign_in_failure;
