-- What keeps members from play by their own wish.
create schema protection;

-- A member's closure: at most one, since a longer one takes the place of a shorter one. The audit has all that there were.
create table protection.closure (
  member_id bigint primary key,
  kind text not null check (kind in ('TIMEOUT', 'EXCLUDED')),
  since timestamptz not null,
  -- Null for good.
  until timestamptz,
  -- When the member asked to be let in again.
  asked_at timestamptz,
  check (kind = 'EXCLUDED' or (until is not null and asked_at is null))
);

-- One row that every new closure moves on, so that bets notice one that was written while they ran.
create table protection.turn (only_row boolean primary key default true check (only_row), version bigint not null);
insert into protection.turn (version) values (0);
