-- How many members played on some days together, of the ranges that dashboards show; one without a row is counted when it is asked for.
create table reports.members_counted (
  currency text not null,
  -- From one day up to and without another.
  from_day date not null,
  until_day date not null,
  -- Valid bet from which a member counted as active.
  active_units bigint not null,
  players bigint not null,
  actives bigint not null,
  primary key (currency, from_day, until_day)
);
