-- What a provider may do at most: the payout of one bet, and how often a day the house seeds a pool of one of its games.
alter table catalogue.provider
  add column max_payout_units bigint not null default 10000000000000 check (max_payout_units > 0),
  add column max_seeds_a_day integer not null default 4 check (max_seeds_a_day >= 0),
  -- Which versions of the wallet protocol it signs its calls by: one that was listed before the second keeps the first.
  add column protocol integer not null default 1 check (protocol in (1, 2));
alter table catalogue.provider alter column protocol set default 2;

create view catalogue.provider_bounds as select code, max_payout_units, max_seeds_a_day from catalogue.provider;
