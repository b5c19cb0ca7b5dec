-- Counts the times that a group of settings was saved, so that nobody saves over what they have not seen.
create table settings.version (
  scope text primary key check (scope in ('brand', 'modules', 'fields')),
  version bigint not null
);

insert into settings.version values ('brand', 1), ('modules', 1), ('fields', 1);
