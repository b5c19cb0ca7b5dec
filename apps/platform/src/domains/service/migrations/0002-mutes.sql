-- Members whom a moderator keeps from writing in the common room for a while; they read on.
create table service.mute (
  member_id bigint primary key references identity.account,
  until timestamptz not null,
  reason text not null
);
