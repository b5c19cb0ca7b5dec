-- For other domains: what requirements still ask for, deposits that stand, and who had one confirmed or reversed lately.
create or replace view cashier.requirement_left as
select source, required_units - done_units as left_units, closed_at is not null as closed from cashier.requirement;
