-- Addresses and ranges in CIDR notation from which the console answers at all; an empty list means every address.
create table operators.house (
  only_row boolean primary key default true check (only_row),
  addresses text[] not null default '{}',
  version integer not null default 1
);
insert into operators.house default values;
