-- A requirement may also end before all of it is played, when its member may play no more.
alter table cashier.requirement drop constraint requirement_check1;
alter table cashier.requirement add constraint requirement_played check (closed_at is not null or done_units < required_units);
