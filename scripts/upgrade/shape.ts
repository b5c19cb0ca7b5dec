import type { Pool } from 'pg'

const own = "n.nspname !~ '^(pg_|information_schema)'"

/** The text of everything that a database runs, by kind and name: what two databases of one version have in common. */
export async function shapeOf(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; text: string }>(`
    select 'function ' || p.oid::regprocedure as name,
      pg_get_functiondef(p.oid) || coalesce((select string_agg(a::text, ' ' order by a::text) from unnest(p.proacl) a), '') as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${own} and p.prokind in ('f', 'p')
    union all
    select 'view ' || c.oid::regclass, pg_get_viewdef(c.oid)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${own} and c.relkind in ('v', 'm')
    union all
    select 'trigger ' || t.tgname || ' of ' || c.oid::regclass, concat(pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${own} and not t.tgisinternal and not c.relispartition
    union all
    select 'column ' || c.oid::regclass || '.' || a.attname,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${own} and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    union all
    select 'constraint ' || o.conname || ' of ' || c.oid::regclass,
      -- A dump writes an expression out with parentheses of its own.
      translate(pg_get_constraintdef(o.oid), '()', '')
    from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${own} and not c.relispartition
    union all
    select 'index ' || i.indexrelid::regclass, pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where ${own} and not c.relispartition`)
  return new Map(rows.map(({ name, text }) => [name, text]))
}
