-- For other domains: each member with everybody below, itself at depth 0, as it is at a moment.
create or replace function agents.team_at(moment timestamptz)
returns table (ancestor_id bigint, descendant_id bigint, depth integer) language sql stable as $$
  select l.ancestor_id, l.descendant_id, l.depth from agents.lineage l
  where l.from_at <= team_at.moment and l.until_at > team_at.moment
$$;
