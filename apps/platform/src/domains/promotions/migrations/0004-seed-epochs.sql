-- A campaign that goes on after its seed was shown draws from a new one: each seed is an epoch of its campaign.
alter table promotions.draw_seed add column epoch integer not null default 1;
alter table promotions.draw_seed alter column epoch drop default;
alter table promotions.draw_seed drop constraint draw_seed_pkey;
alter table promotions.draw_seed add primary key (promotion_id, epoch);
alter table promotions.draw add column epoch integer not null default 1;
alter table promotions.draw alter column epoch drop default;
