create or replace function gateway.refusals_last() returns interval language sql immutable as $$ select interval '10 minutes' $$;
