-- What the reward asks of a member, as of a promotion; null is the usual.
alter table missions.mission add column eligibility jsonb;
