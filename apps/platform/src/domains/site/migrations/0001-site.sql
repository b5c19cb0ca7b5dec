-- What a brand may switch: settings, module tree, banners and notices. Edited as data, never by a deployment.
create schema site;

create table site.brand (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);

create table site.module (
  mod_id text primary key,
  parent_id text references site.module,
  enabled boolean not null default true,
  position integer not null
);
insert into site.module (mod_id, parent_id, position) values
  ('MEMBER', null, 1),
  ('REGISTER_USERNAME', 'MEMBER', 1),
  ('GAMES', null, 2);

create table site.banner (
  id bigint generated always as identity primary key,
  group_name text not null,
  picture text not null,
  url text not null,
  linkage_type text not null default '',
  -- By language: { title, text, action }.
  texts jsonb not null,
  enabled boolean not null default true,
  position integer not null
);

create table site.notice (
  id bigint generated always as identity primary key,
  type text not null check (type in ('PL', 'PU', 'PR', 'H')),
  -- By language: { title, html }.
  texts jsonb not null,
  posted_at timestamptz not null,
  enabled boolean not null default true
);
