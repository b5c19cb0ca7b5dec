-- What the book returned, beside what mathematics expected of it at acceptance.

alter table sports.bet
  -- Of the payout, in square units; no less than the true one.
  add column variance double precision not null default 0,
  -- What a bet was worth when it was cashed out.
  add column fair_units bigint;

-- Bets that are over, by sport, class and the month in which they ended. A cashed-out bet is in its class with what it was worth then, and
-- among the cash-outs with what was paid for it.
create table sports.take (
  sport text not null,
  class text not null check (class in ('A', 'B', 'C', 'PARLAY', 'SYSTEM', 'CASHED_OUT')),
  month date not null,
  book text not null,
  bets bigint not null,
  stake_units numeric not null,
  expect_units numeric not null,
  back_units numeric not null,
  variance double precision not null,
  primary key (book, sport, class, month)
);

-- Bets that ended until then are counted. Those from before have no variance.
create table sports.take_mark (
  id boolean primary key default true check (id),
  counted_until timestamptz not null
);
insert into sports.take_mark (counted_until) values (now());
