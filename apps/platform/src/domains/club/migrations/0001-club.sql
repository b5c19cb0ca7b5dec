-- What members' club levels follow from: the valid bet of all their play, and the level that an operator holds them at.
create schema club;

create table club.standing (
  member_id bigint primary key,
  valid_units bigint not null default 0,
  -- The level that the member has at least; null leaves it to the valid bet.
  held_rank smallint
) with (fillfactor = 80);
