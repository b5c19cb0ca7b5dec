import type { ClientBase } from 'pg'

/**
 * Tables of which the runtime role has less than their guards say: what says what this database is, and which migrations made
 * it, is for the owner to change.
 */
const narrower = {
  'public.migration': ['SELECT'],
  'public.sql_text': ['SELECT'],
  'deployment.home': ['SELECT'],
  'deployment.mode': ['SELECT', 'INSERT'],
  // What decides the book's fixtures is for the oracle's own role alone.
  'oracle.data_key': [],
  'oracle.chain': [],
}

/**
 * Rows of tables that a trigger `refuse_change` guards without condition are never changed, or never removed: there the role
 * lacks the privilege as well, and adds rows through the parent of partitions alone, whose privileges count then.
 */
const rightsOfTables = `
  select format('%s %I.%I', case when c.relkind = 'S' then 'sequence' else 'table' end, n.nspname, c.relname) as name,
    case
      when c.relkind = 'S' then array['SELECT', 'USAGE']
      when $2::jsonb ? format('%s.%s', n.nspname, c.relname)
        then array(select jsonb_array_elements_text($2::jsonb -> format('%s.%s', n.nspname, c.relname)))
      when c.relkind in ('v', 'm') or c.relispartition and (guards.of_update or guards.of_delete) then array['SELECT']
      else array['SELECT', 'INSERT']
        || case when guards.of_update then array[]::text[] else array['UPDATE'] end
        || case when guards.of_delete then array[]::text[] else array['DELETE'] end
    end as wanted,
    array(select privilege_type from aclexplode(c.relacl) where grantee = quote_ident($1)::regrole) as granted,
    c.relowner = quote_ident($1)::regrole as owned
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    -- Bits of tgtype: 1 for each row, 8 before delete, 16 before update.
    select coalesce(bool_or(t.tgtype & 8 > 0), false) as of_delete, coalesce(bool_or(t.tgtype & 16 > 0), false) as of_update
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgrelid = c.oid and p.proname = 'refuse_change' and t.tgtype & 1 > 0 and t.tgqual is null and t.tgattr = ''
  ) guards
  where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^(pg_|information_schema$)' and pg_has_role(c.relowner, 'USAGE')`

/** What the role lacks and what it has too much of, as statements. */
const statements = `
  with present as (${rightsOfTables}), target as (select quote_ident($1)::regrole as role)
  select format('grant usage on schema %I to %s', n.nspname, role) as statement
  from pg_namespace n, target
  where n.nspname !~ '^(pg_|information_schema$)' and pg_has_role(n.nspowner, 'USAGE')
    and not has_schema_privilege(role::oid, n.oid, 'USAGE')
  union all
  select format(case when wanted = '{}' then 'revoke all on %1$s from %2$s' else 'revoke all on %1$s from %2$s; grant %3$s on %1$s to %2$s' end,
    name, role, array_to_string(wanted, ', '))
  from present, target
  -- A deployment with one role for all does not shut that role out.
  where not (wanted <@ granted and granted <@ wanted) and not (owned and wanted = '{}')
  union all
  select format('grant temporary on database %I to %s', current_database(), role)
  from target where not has_database_privilege(role::oid, current_database(), 'TEMPORARY')
  union all
  -- Of its own sessions, which are all that write facts and transfers, it sees everything in any case.
  select format('grant pg_read_all_stats to %s', role)
  from target where pg_has_role(current_user, 'pg_read_all_stats', 'MEMBER WITH ADMIN OPTION')
    and not pg_has_role(role::oid, 'pg_read_all_stats', 'MEMBER')`

/**
 * Gives the role that the platform runs with what it needs, and takes what it has beyond: it reads and writes rows, and owns
 * nothing. Runs as the owner, after each migration; where nothing is to change it changes nothing.
 */
export async function giveRuntimeRights(owner: ClientBase, role: string): Promise<void> {
  await owner.query('begin')
  try {
    const { rows } = await owner.query<{ statement: string }>(statements, [role, JSON.stringify(narrower)])
    for (const { statement } of rows) await owner.query(statement)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
