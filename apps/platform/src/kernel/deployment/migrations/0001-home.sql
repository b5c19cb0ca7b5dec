-- What this database is part of: the server that it counts its transactions on. A copy on another server is refused until
-- it is adopted.
create schema deployment;
create table deployment.home (
  only_row boolean primary key default true check (only_row),
  system_identifier bigint not null
);
insert into deployment.home (system_identifier) select system_identifier from pg_control_system();
