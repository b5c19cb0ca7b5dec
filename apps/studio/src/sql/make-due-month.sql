-- Makes the partition of a month with the rights of the owner, for a role that may not make tables. Only months that are due: this
-- one, the coming year's, and those of rounds in the default partition. Else as make_month.
create or replace function studio.make_due_month(month_start timestamp) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if to_regclass('studio.round_' || to_char(month_start, 'YYYY_MM')) is not null then return null; end if;
  if month_start not in (select studio.missing_months(now(), 12)) then
    raise exception 'no partition of % is due', month_start using errcode = 'insufficient_privilege';
  end if;
  return studio.make_month(month_start);
end $$;
