-- Puts a member and everybody below under another upline from a moment on; null is the root. What was planned for later than the
-- moment is replaced, and what goes on as it was is one row, so that a move and its way back leave the rows of before. Answers how
-- many moved. Whoever calls it holds the tree, and has seen that the upline is not among them.
create or replace function agents.relink(of_member bigint, to_upline bigint, moment timestamptz)
returns integer language plpgsql as $$
declare
  team bigint[];
  depths integer[];
begin
  select array_agg(descendant_id order by descendant_id), array_agg(depth order by descendant_id) into team, depths
  from agents.lineage where ancestor_id = of_member and until_at = 'infinity';

  delete from agents.lineage l using unnest(team, depths) as t (id, depth)
  where l.descendant_id = t.id and l.depth > t.depth and l.until_at = 'infinity' and l.from_at >= moment;
  update agents.lineage l set until_at = moment from unnest(team, depths) as t (id, depth)
  where l.descendant_id = t.id and l.depth > t.depth and l.until_at = 'infinity';

  update agents.lineage l set until_at = 'infinity'
  from unnest(team, depths) as t (id, depth), agents.lineage up
  where up.descendant_id = to_upline and up.until_at = 'infinity'
    and l.descendant_id = t.id and l.ancestor_id = up.ancestor_id and l.depth = t.depth + up.depth + 1 and l.until_at = moment;
  insert into agents.lineage (ancestor_id, descendant_id, depth, from_at)
  select up.ancestor_id, t.id, t.depth + up.depth + 1, moment
  from unnest(team, depths) as t (id, depth), agents.lineage up
  where up.descendant_id = to_upline and up.until_at = 'infinity'
    and not exists (
      select from agents.lineage l
      where l.descendant_id = t.id and l.ancestor_id = up.ancestor_id and l.until_at = 'infinity'
    );
  return cardinality(team);
end $$;
