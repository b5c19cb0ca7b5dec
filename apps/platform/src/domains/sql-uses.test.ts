import { asOwner, createTestDatabase } from '@baize/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { EveryDatabase } from '../domains/every-table.ts'
import { domainOrder } from './order.ts'

/**
 * What a domain's views, functions, triggers, defaults and constraints use of another domain that is a table of it, or that stands
 * to the right in the order. The catalogue knows what views and parsed bodies use; other bodies are read as text. A foreign
 * key to the left reads nothing and is none.
 */
const breaches = `
  with domain as (select * from unnest($1::text[]) with ordinality as d (name, place)),
  object as (
    select 'pg_class'::regclass::oid as class, oid as id, relnamespace as schema, relname as name, relkind in ('r', 'p') as is_table
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'pg_proc'::regclass, oid, pronamespace, proname, false from pg_proc
    union all
    select 'pg_type'::regclass, t.oid, typnamespace, typname, coalesce(c.relkind in ('r', 'p'), false)
    from pg_type t left join pg_class c on c.oid = t.typrelid
  ),
  own as (
    select o.*, d.name as domain, d.place, format('%s.%s', d.name, o.name) as full_name
    from object o join pg_namespace n on n.oid = o.schema join domain d on d.name = n.nspname
  ),
  -- What depends on others in the name of a table or view.
  part as (
    select 'pg_rewrite'::regclass::oid as class, oid as id, ev_class as relation from pg_rewrite
    union all
    select 'pg_attrdef'::regclass, oid, adrelid from pg_attrdef
    union all
    select 'pg_trigger'::regclass, oid, tgrelid from pg_trigger
    union all
    select 'pg_constraint'::regclass, oid, conrelid from pg_constraint where conrelid <> 0
  ),
  use as (
    select u.class as user_class, u.id as user_id, o.class, o.id, d.classid <> 'pg_constraint'::regclass as reads
    from pg_depend d
    left join part p on p.class = d.classid and p.id = d.objid
    join own u on (u.class, u.id) = (case when p.id is null then d.classid else 'pg_class'::regclass::oid end, coalesce(p.relation, d.objid))
    join own o on (o.class, o.id) = (d.refclassid, d.refobjid)
    union
    select 'pg_proc'::regclass, f.oid, o.class, o.id, true
    from pg_proc f
    cross join lateral regexp_matches(regexp_replace(f.prosrc, '--[^\\n]*', '', 'g'), '\\m([a-z_]+\\.[a-z_0-9]+)\\M', 'g') as named (names)
    join own o on o.full_name = names[1]
  )
  select distinct format('%s: %s', u.full_name, o.full_name) as breach
  from use
  join own u on (u.class, u.id) = (use.user_class, use.user_id)
  join own o on (o.class, o.id) = (use.class, use.id)
  where u.domain <> o.domain and (o.place > u.place or o.is_table and use.reads)
  order by 1`

async function findBreaches({ pool }: EveryDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ breach: string }>(breaches, [domainOrder])
  return rows.map(({ breach }) => breach)
}

async function aDatabase(): Promise<EveryDatabase> {
  const database = await createTestDatabase()
  onTestFinished(() => database.stop())
  return database
}

test('what the database runs for a domain uses no table of another one, and nothing to its right', async () => {
  expect(await findBreaches(await aDatabase())).toEqual([])
})

test('each way to use what is another one’s is found', async () => {
  const database = await aDatabase()
  await asOwner(
    database,
    `create view cashier.viewed as select id from ledger.transfer;
    create function cashier.told() returns bigint language sql as $$ select count(*) from ledger.transfer $$;
    create function cashier.allowed() returns bigint language sql as $$ select count(*) from ledger.member_move $$;
    create function ledger.acted() returns void language plpgsql as $$ begin perform from rounds.placed_bet; end $$;
    create function ledger.parsed() returns bigint return (select count(*) from rounds.placed_bet);
    create table ledger.defaulted (units bigint default bonuses.part_of(1, 1, 1));
    create table ledger.referring (id bigint references bonuses.bonus);
    create table cashier.referring (id bigint references bonuses.bonus);
    create trigger late after insert on ledger.referring for each row execute function rounds.note_late_bet();`,
  )
  expect(await findBreaches(database)).toEqual([
    'cashier.told: ledger.transfer',
    'cashier.viewed: ledger.transfer',
    'ledger.acted: rounds.placed_bet',
    'ledger.defaulted: bonuses.part_of',
    'ledger.parsed: rounds.placed_bet',
    'ledger.referring: bonuses.bonus',
    'ledger.referring: rounds.note_late_bet',
  ])
})
