-- Gives a try back to each of some budgets, in the order in which identity.take_tries takes them.
create or replace function identity.give_back_tries(subjects text[], names text[]) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(subjects) loop
    update identity.tries t set n = greatest(t.n - 1, 0) where t.subject = subjects[i] and t.budget = names[i];
  end loop;
end $$;
