-- Bets on lotteries whose odds followed a series: what agents above earn of them is the step between their own series.
alter table rounds.fact add column by_series boolean not null default false;
