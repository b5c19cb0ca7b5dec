-- What a deviation alone follows from is kept in double precision: numeric takes several times as long to add up, and holds digits
-- that no interval shows. Roll-ups add up their own rounds exactly, and round what they add.
alter table reports.play_hour
  alter stake_squares type double precision, alter payout_squares type double precision, alter products type double precision;
alter table reports.play_day
  alter stake_squares type double precision, alter payout_squares type double precision, alter products type double precision;

-- What the accounts of members came to hold more on a day. All days before another add up to what they held then.
create table reports.held_day (
  day date not null,
  currency text not null,
  member_units bigint not null,
  primary key (currency, day)
) with (fillfactor = 80);
insert into reports.held_day select day, currency, sum(member_units) from reports.money_day group by day, currency;
