-- For other domains: each member with everybody below, itself at depth 0.
create or replace view agents.team as select ancestor_id, descendant_id, depth from agents.lineage;
