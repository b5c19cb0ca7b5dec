-- Truncate triggers are not inherited, so that each partition gets its own.
create or replace function ledger.guard_partition(partition_name text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
    partition_name || '_no_truncate', partition_name);
end $$;
