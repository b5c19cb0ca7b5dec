-- For other domains: each member who has somebody above with that upline, as it is at a moment.
create or replace function agents.upline_at(moment timestamptz)
returns table (member_id bigint, upline_id bigint) language sql stable as $$
  select l.descendant_id, l.ancestor_id from agents.lineage l
  where l.depth = 1 and l.from_at <= upline_at.moment and l.until_at > upline_at.moment
$$;
