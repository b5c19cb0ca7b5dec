-- What a brand may switch while the site runs: its settings, and the switches that differ from their defaults.
create schema settings;

create table settings.brand (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);

create table settings.module (
  mod_id text primary key,
  enabled boolean not null
);
