-- For the wallet: moves on with every new closure. The writer holds the accounts of its member until the commit, so a bet
-- that has locked an account and still reads the version from before it asked who is closed, comes before the closure.
create or replace view protection.closures_version as select version from protection.turn;
