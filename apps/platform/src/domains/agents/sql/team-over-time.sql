-- For other domains: each member with everybody below, itself at depth 0, and when: what was earned at a moment belongs to whoever
-- stood above then (from_at <= moment < until_at).
create or replace view agents.team_over_time as
select ancestor_id, descendant_id, depth, from_at, until_at from agents.lineage;
