-- Sums of settled play and of transfers by hour (UTC) and by day (the brand's zone), for figures of the house.
create schema reports;

create table reports.play_hour (
  hour timestamptz not null,
  game_code text not null,
  vendor_code text not null,
  game_type text not null,
  currency text not null,
  bets bigint not null,
  stake_units bigint not null,
  payout_units bigint not null,
  valid_units bigint not null,
  -- Of rounds, from which the deviation of a return follows.
  stake_squares numeric not null,
  payout_squares numeric not null,
  products numeric not null,
  -- When a fact came that was earned more than two hours before; null where all came in time.
  restated_at timestamptz,
  primary key (hour, currency, game_code, vendor_code, game_type)
) with (fillfactor = 80);

create table reports.play_day (like reports.play_hour including all) with (fillfactor = 80);
alter table reports.play_day rename hour to day;
alter table reports.play_day alter day type date using day::date;

create table reports.money_hour (
  hour timestamptz not null,
  code text not null,
  debit_kind text not null,
  credit_kind text not null,
  house_qualifier text not null,
  currency text not null,
  transfers bigint not null,
  units bigint not null,
  -- What the accounts of members came to hold more by it.
  member_units bigint not null,
  primary key (hour, currency, code, debit_kind, credit_kind, house_qualifier)
) with (fillfactor = 80);

create table reports.money_day (like reports.money_hour including all) with (fillfactor = 80);
alter table reports.money_day rename hour to day;
alter table reports.money_day alter day type date using day::date;

-- What a member played on a day.
create table reports.member_day (
  day date not null,
  member_id bigint not null,
  currency text not null,
  bets bigint not null,
  stake_units bigint not null,
  payout_units bigint not null,
  valid_units bigint not null,
  primary key (day, currency, member_id)
) with (fillfactor = 80);
