-- Rewards that have to be wagered: { maxStake, maxConvert, days, weights }; what was promised at joining stays.
alter table promotions.promotion add column bonus jsonb;
alter table promotions.participation add column bonus jsonb;
