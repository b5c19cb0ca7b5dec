import { type InputOf, memberLabelColor, type ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { addDays, dayIn, daysOf, rangeIn } from '../../../kernel/date-range.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type ListOrder, readList } from '../../../kernel/lists/read-list.ts'
import { creditedSince } from '../../cashier/index.ts'
import { lastSeenOf, usernamesOf } from '../../identity/index.ts'
import { mainBalancesOf } from '../../ledger/index.ts'
import { netOfMembers } from '../../reports/index.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { membersNamed } from '../find/members-named.ts'
import { tables } from '../tables.ts'

type Row = ResponseOf<'members.find'>['list'][number]

const figureDays = 30
const dayMs = 86_400_000

const order = {
  sorts: {
    // Ids rise with the time of the registration.
    registeredAt: { by: sql`i.id`, type: 'bigint' },
    account: { by: sql`i.username_key`, type: 'text' },
  },
  key: sql`i.id`,
} as const satisfies ListOrder

interface Link {
  member_id: bigint
  upline_id: bigint
}

/** Members that the filters leave, with their figures of 30 days. Each figure is one statement for the whole page. */
export async function findMembers(
  deps: DeskDependencies,
  { q, type, flag, label, upline, ids, from, to, ...asked }: InputOf<'members.find'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'members.find'>> {
  const { kysely } = deps.database
  const now = deps.clock.now()
  const days = from || to ? await rangeIn(deps, { from, to }) : null
  const named = q === undefined ? null : await membersNamed(deps, q, caller)
  const query = tables(kysely)
    .selectFrom('identity.desk_member as i')
    .innerJoin('members.desk_profile as m', 'm.id', 'i.id')
    .leftJoin(sql<Link>`agents.upline_at(${now})`.as('t'), 't.member_id', 'i.id')
    .select([
      'i.id',
      'i.username',
      'i.agent_type',
      'i.lock_version',
      'm.nickname',
      'm.labels',
      'm.version',
      'm.registered_at',
      't.upline_id',
    ])
    .select([
      sql<boolean>`(i.was_locked and i.locked_until > ${now}::timestamptz) is true`.as('locked'),
      sql<boolean>`(i.closed_until > ${now}::timestamptz) is true`.as('closed'),
      sql<boolean>`exists (select from bonuses.active_member b where b.member_id = i.id)`.as('bonus'),
    ])
    .$if(named !== null, rows => rows.where(sql<boolean>`i.id = any (${named}::bigint[])`))
    .$if(ids !== undefined, rows => rows.where(sql<boolean>`i.id = any (${ids!.split(',')}::bigint[])`))
    .$if(type !== undefined, rows => rows.where('i.agent_type', '=', type as never))
    .$if(upline !== undefined, rows => rows.where('t.upline_id', '=', BigInt(upline!)))
    .$if(label !== undefined, rows =>
      rows.where(sql<boolean>`m.labels @> ${JSON.stringify([{ labelName: label }])}::jsonb`),
    )
    .$if(days !== null, rows =>
      rows.where('m.registered_at', '>=', days!.start).where('m.registered_at', '<', days!.end),
    )
    .$if(flag === 'locked', rows => rows.where(sql<boolean>`i.was_locked and i.locked_until > ${now}::timestamptz`))
    .$if(flag === 'closed', rows =>
      rows.where(sql<boolean>`i.closed_until is not null and i.closed_until > ${now}::timestamptz`),
    )
    .$if(flag === 'bonus', rows => rows.where(sql<boolean>`i.id in (select member_id from bonuses.active_member)`))
  const { rows, ...page } = await readList(query, order, asked)
  const figures = await figuresOf(
    deps,
    kysely,
    rows.map(({ id }) => id),
  )
  const uplines = await usernamesOf(kysely, [...new Set(rows.flatMap(row => row.upline_id ?? []))])
  const list = rows.map(
    (row): Row => ({
      ...{ id: row.id.toString(), account: row.username, nickname: row.nickname, type: row.agent_type },
      upline:
        row.upline_id === null ? null : { id: row.upline_id.toString(), account: uplines.get(row.upline_id) ?? '' },
      registeredAt: row.registered_at.toISOString(),
      ...figures(row.id),
      labels: row.labels.map(({ labelName, color = memberLabelColor }) => ({ labelName, color })),
      ...{ version: row.version, lockVersion: row.lock_version },
      flags: (['locked', 'closed', 'bonus'] as const).filter(name => row[name]),
    }),
  )
  return { list, ...page }
}

/** Balance, deposits, net and the last trace of each member of a page. */
async function figuresOf(
  { settings, clock, currency }: DeskDependencies,
  db: Queryable,
  ids: readonly bigint[],
): Promise<(id: bigint) => Pick<Row, 'main' | 'deposits30d' | 'net30d' | 'lastSeenAt'>> {
  const now = clock.now()
  const { timeZone } = await settings.recentBrand()
  const today = dayIn(now, timeZone)
  const since = new Date(now.getTime() - figureDays * dayMs)
  const [seen, main, deposits, net] = await Promise.all([
    lastSeenOf(db, ids),
    mainBalancesOf(db, ids, currency),
    creditedSince(db, ids, { currency, since }),
    netOfMembers(db, ids, { currency, days: daysOf(addDays(today, 1 - figureDays), today) }),
  ])
  return id => ({
    lastSeenAt: seen.get(id)?.toISOString() ?? null,
    main: toWire(main.get(id) ?? 0n),
    deposits30d: toWire(deposits.get(id) ?? 0n),
    net30d: toWire(net.get(id) ?? 0n),
  })
}
