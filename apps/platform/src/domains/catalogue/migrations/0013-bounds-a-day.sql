-- What a provider may pay one bet is 100,000.00 where operators say nothing else, and what the house may lose to it in a day
-- 1,000,000.00. A provider that is there keeps what it may pay one bet, and may lose the house as much in a day.
alter table catalogue.provider
  alter column max_payout_units set default 1000000000,
  add column max_loss_a_day_units bigint not null default 10000000000 check (max_loss_a_day_units > 0);
update catalogue.provider set max_loss_a_day_units = greatest(max_loss_a_day_units, max_payout_units);
