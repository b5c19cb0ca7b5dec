-- Rounds, bets and what became of them. Bets are the betting record; facts are what reports and contracts add up.
create schema rounds;

create type rounds.bet_status as enum ('OPEN', 'WON', 'LOST', 'PUSH', 'VOID', 'CASHED_OUT');

create table rounds.bet (
  id bigint generated always as identity,
  provider_code text collate "C" not null,
  transaction_id text collate "C" not null,
  round_id text collate "C" not null,
  member_id bigint not null,
  session_id bigint not null,
  game_code text not null,
  vendor_code text not null,
  game_type text not null,
  book ledger.account_book not null,
  currency text not null,
  stake_units bigint not null check (stake_units >= 0),
  payout_units bigint not null default 0 check (payout_units >= 0),
  valid_units bigint not null default 0 check (valid_units >= 0),
  status rounds.bet_status not null default 'OPEN',
  placed_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (provider_code, transaction_id)
) with (fillfactor = 85);
create index bet_member on rounds.bet (member_id, id);
create index bet_round on rounds.bet (provider_code, round_id);
-- Summarising indexes do not stand in the way of in-place updates.
create index bet_placed on rounds.bet using brin (placed_at);
create index bet_settled on rounds.bet using brin (settled_at);

-- Append-only: a settlement adds a bet's figures, a reversal takes them back, each with the time it was earned and known.
create table rounds.fact (
  id bigint generated always as identity primary key,
  provider_code text collate "C" not null,
  -- The settle or rollback that made the fact.
  transaction_id text collate "C" not null,
  bet_transaction_id text collate "C" not null,
  member_id bigint not null,
  game_code text not null,
  vendor_code text not null,
  game_type text not null,
  book ledger.account_book not null,
  currency text not null,
  bets integer not null check (bets in (-1, 1)),
  stake_units bigint not null,
  payout_units bigint not null,
  valid_units bigint not null,
  earned_at timestamptz not null,
  known_at timestamptz not null default now(),
  -- The writing transaction, by which the rollup knows that nothing older can still appear.
  xact xid8 not null default pg_current_xact_id()
);
create index fact_xact on rounds.fact (xact);
create index fact_transaction on rounds.fact (provider_code, transaction_id);
create index fact_known on rounds.fact using brin (known_at);
create trigger fact_immutable before update or delete on rounds.fact for each row execute function ledger.refuse_change();
create trigger fact_no_truncate before truncate on rounds.fact for each statement execute function ledger.refuse_change();

-- Sums by member, game type and 5 minutes of earned and known time; hours, days and periods are sums of these.
create table rounds.rollup (
  member_id bigint not null,
  game_type text not null,
  book ledger.account_book not null,
  currency text not null,
  earned_from timestamptz not null,
  known_from timestamptz not null,
  bets bigint not null,
  stake_units bigint not null,
  payout_units bigint not null,
  valid_units bigint not null,
  primary key (member_id, game_type, book, currency, earned_from, known_from)
);
create table rounds.rollup_position (only_row boolean primary key default true check (only_row), xact xid8 not null);
insert into rounds.rollup_position values (true, '0');

-- Adds the facts that came since to the rollups. Ids become visible out of order, so only facts of transactions older
-- than every one that still runs are taken. Answers the number of facts.
create function rounds.roll_up() returns bigint language plpgsql as $$
declare
  since xid8;
  until xid8 := pg_snapshot_xmin(pg_current_snapshot());
  taken bigint;
begin
  select xact into since from rounds.rollup_position for update;
  insert into rounds.rollup as r
  select member_id, game_type, book, currency,
    date_bin('5 minutes', earned_at, 'epoch'), date_bin('5 minutes', known_at, 'epoch'),
    sum(bets), sum(stake_units * bets), sum(payout_units * bets), sum(valid_units * bets)
  from rounds.fact where xact >= since and xact < until
  group by 1, 2, 3, 4, 5, 6
  on conflict (member_id, game_type, book, currency, earned_from, known_from) do update set
    bets = r.bets + excluded.bets, stake_units = r.stake_units + excluded.stake_units,
    payout_units = r.payout_units + excluded.payout_units, valid_units = r.valid_units + excluded.valid_units;
  select count(*) into taken from rounds.fact where xact >= since and xact < until;
  update rounds.rollup_position set xact = until;
  return taken;
end $$;

-- A round as its bets make it.
create view rounds.round as
select provider_code, round_id, min(member_id) as member_id, min(game_code) as game_code, min(currency) as currency,
  sum(stake_units)::bigint as stake_units, sum(payout_units)::bigint as payout_units,
  case when bool_or(status = 'OPEN') then 'open' when bool_and(status = 'VOID') then 'void' else 'settled' end as state,
  min(placed_at) as placed_at, max(greatest(placed_at, settled_at)) as changed_at
from rounds.bet group by provider_code, round_id;
