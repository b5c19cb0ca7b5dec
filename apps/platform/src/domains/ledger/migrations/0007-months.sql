-- Partitions of months are made for every table that has them by one set of functions.
drop function ledger.add_partitions(int);
drop function ledger.wanted_months(int);
drop function ledger.make_month(timestamp);
