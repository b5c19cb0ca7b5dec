-- A bet is written five times until it is paid, each time into every index that it stands in.
drop index sports.bet_settled_at;
create index bet_settled_at on sports.bet (settled_at) where settled_at is not null;
-- A slip that is sent again is found by the ids of its bets.
drop index sports.bet_of_slip;
-- At the end of a fixture all of its legs are looked at, which stood in no index once they were decided.
create index leg_decided on sports.leg (fixture) where result is not null;
