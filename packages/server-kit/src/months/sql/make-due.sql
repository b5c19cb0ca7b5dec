-- The same with the rights of the owner, for a role that may not make tables: of a month that is due, which are this one, the
-- coming year's, and those of rows in the default partition.
create or replace function months.make_due(parent regclass, month_start timestamp) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if month_start not in (select months.wanted(parent, 12)) then
    raise exception 'no partition of % is due', month_start using errcode = 'insufficient_privilege';
  end if;
  return months.make(parent, month_start);
end $$;
