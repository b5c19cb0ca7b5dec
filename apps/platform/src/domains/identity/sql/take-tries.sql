-- Takes a try from each of some budgets in turn, up to the first that has none left, in one transaction: of a hundred at the same
-- moment no more get through than one after the other. Rows are locked in the order that is given, which every other statement that
-- locks several of one account follows.
create or replace function identity.take_tries(
  subjects text[], names text[], sizes integer[], begins timestamptz[], sliding boolean[], at timestamptz
) returns table (n integer, since timestamptz) language plpgsql as $$
begin
  for i in 1 .. cardinality(subjects) loop
    insert into identity.tries as t (subject, budget, n, since) values (subjects[i], names[i], 1, at)
    on conflict (subject, budget) do update set
      n = case when t.since <= begins[i] then 1 else least(t.n, sizes[i]) + 1 end,
      since = case when t.since > begins[i] and (t.n >= sizes[i] or not sliding[i]) then t.since else at end
    returning t.n, t.since into take_tries.n, take_tries.since;
    return next;
    exit when take_tries.n > sizes[i];
  end loop;
end $$;
