-- All of them in one transaction, for a table that nobody uses yet. Answers how many it made.
create or replace function months.make_wanted(parent regclass, months_ahead int) returns int language sql as $$
  select count(months.make(parent, m))::int from months.wanted(parent, months_ahead) m
$$;
