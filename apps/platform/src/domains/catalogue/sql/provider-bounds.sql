create or replace view catalogue.provider_bounds as
select code, max_payout_units, max_seeds_a_day, max_loss_a_day_units from catalogue.provider;
