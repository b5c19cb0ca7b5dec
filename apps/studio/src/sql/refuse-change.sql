create or replace function studio.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was decided stays as it is' using errcode = 'restrict_violation';
end $$;
