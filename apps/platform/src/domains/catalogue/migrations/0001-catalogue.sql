-- Providers (integrations), vendors (brands) and their games.
create schema catalogue;

create table catalogue.provider (
  code text primary key,
  name text not null,
  api_url text not null,
  -- Ed25519 or RSA public keys as JWK, by key id.
  public_keys jsonb not null,
  -- Addresses that may call the wallet; empty means any.
  allowed_addresses text[] not null default '{}',
  enabled boolean not null default true
);

create table catalogue.vendor (
  code text not null,
  game_type text not null,
  name text not null,
  account_type_id text not null,
  is_game text not null default 'GAME' check (is_game in ('GAME', 'VASSALAGE')),
  is_hot boolean not null default false,
  enabled boolean not null default true,
  position integer not null,
  primary key (code, game_type)
);

create table catalogue.game (
  node_id bigint generated always as identity primary key,
  code text not null unique,
  provider_code text not null references catalogue.provider,
  vendor_code text not null,
  game_type text not null,
  title text not null,
  classification text,
  lines integer not null,
  min_bet_units bigint not null check (min_bet_units > 0),
  max_bet_units bigint not null check (max_bet_units >= min_bet_units),
  rtp_percent text not null,
  volatility text not null,
  tags text[] not null,
  trial_enabled boolean not null,
  art jsonb not null,
  enabled boolean not null default true,
  is_hot boolean not null default false,
  is_new boolean not null default false,
  position integer not null,
  foreign key (vendor_code, game_type) references catalogue.vendor (code, game_type)
);
create index game_listing on catalogue.game (game_type, vendor_code, position);

-- Grows with every change, so that processes know when their copy is stale.
create table catalogue.version (only_row boolean primary key default true check (only_row), version bigint not null);
insert into catalogue.version values (true, 1);

-- What the money path may join: games that take bets now, and the type of any game.
create view catalogue.open_game as
select g.code, g.provider_code, g.game_type, g.max_bet_units
from catalogue.game g
join catalogue.vendor v on v.code = g.vendor_code and v.game_type = g.game_type
where g.enabled and v.enabled;
create view catalogue.game_type_of as select code, game_type from catalogue.game;
