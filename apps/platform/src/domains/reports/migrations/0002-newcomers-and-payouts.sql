-- Who registered and whether money of theirs came soon, and how long payouts took, by hour (UTC) and by day (the brand's zone).

-- How far each reader of accounts and of orders has come. Ids up to the safe one are all there; the noted one becomes safe once
-- whatever had begun as it was noted is over.
create table reports.reader (
  name text primary key,
  through_id bigint not null default 0,
  safe_id bigint not null default 0,
  noted_id bigint not null default 0,
  noted_at timestamptz not null default '-infinity'
);

-- Of a member. Whichever of both is read first waits here for the other.
create table reports.member_first (
  member_id bigint primary key,
  registered_at timestamptz,
  -- The day that the member was counted for, whatever zone the brand has later.
  registered_day date,
  deposited_at timestamptz
) with (fillfactor = 80);

create table reports.newcomer_hour (
  hour timestamptz primary key,
  -- Who registered then, and whose first deposit was credited within seven days of it.
  members bigint not null,
  depositors bigint not null
) with (fillfactor = 80);

create table reports.newcomer_day (like reports.newcomer_hour including all) with (fillfactor = 80);
alter table reports.newcomer_day rename hour to day;
alter table reports.newcomer_day alter day type date using day::date;

create table reports.payout_hour (
  hour timestamptz not null,
  currency text not null,
  -- Of reports.payout_bucket: times that lie within two in a hundred of each other are counted together.
  bucket smallint not null,
  payouts bigint not null,
  primary key (hour, currency, bucket)
) with (fillfactor = 80);

create table reports.payout_day (like reports.payout_hour including all) with (fillfactor = 80);
alter table reports.payout_day rename hour to day;
alter table reports.payout_day alter day type date using day::date;
