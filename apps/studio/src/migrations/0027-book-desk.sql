-- What operators do to the book. Their calls write what they want of a fixture, and whichever process plays it acts on that.

alter table sports.competition add column suspended_at timestamptz;

alter table sports.fixture
  -- Suspended with its competition, beside what is suspended for itself.
  add column competition_suspended_at timestamptz,
  add column suspended_markets text[] not null default '{}',
  -- Markets of which all that is open comes to nothing. They take no bets any more.
  add column voided_markets text[] not null default '{}',
  -- True until the open bets on voided markets are decided.
  add column voids_due boolean not null default false;
create trigger fixture_voided before update on sports.fixture for each row
  when (not new.voided_markets @> old.voided_markets or (old.void_asked is not null and new.void_asked is distinct from old.void_asked))
  execute function studio.refuse_change();
create index fixture_voids_due on sports.fixture (competition) where settled_at is null and (voids_due or void_asked is not null);

-- Each act under the name that the platform gave it: the same again is the same act.
create table sports.desk_act (
  id uuid primary key,
  kind text not null check (kind in ('suspend', 'resume', 'void', 'limits')),
  -- A competition, a fixture, or a game whose limits are set.
  target text not null,
  market text,
  -- Limits by name, units as text.
  limits jsonb,
  -- Fixtures that it concerned.
  fixtures integer not null,
  operator text not null,
  reason text not null,
  acted_at timestamptz not null
);
create index desk_act_of_target on sports.desk_act (target, acted_at desc);
create trigger desk_act_kept before update or delete on sports.desk_act for each row execute function studio.refuse_change();

-- Limits that operators set other than the rulebook has them, in units.
create table sports.book_limit (
  name text primary key,
  units bigint not null check (units > 0)
);

-- Singles of a fixture by all that they may come to, decided ones too.
drop index sports.bet_open_singles;
create index bet_singles on sports.bet (fixture) where kind = 'single';
insert into sports.exposure (fixture, book, line, selection, stake_units, payout_units)
select fixture, book, 'singles', 'all', sum(stake_units), sum(payout_units) from sports.exposure
where line <> 'parlays' and line not like 'member:%' group by fixture, book;
