-- For other domains: how far a bonus is played, by what it was given for.
create or replace view bonuses.progress as select source, state, required_units, done_units from bonuses.bonus;
