import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { PromotionsDependencies } from './dependencies.ts'
import { tables } from './tables.ts'

const endOf = (state: string | null) =>
  state === 'FORFEITED' || state === 'EXPIRED' || state === 'USED_UP' ? state : ('DONE' as const)

/** Bonuses that a member has received, newest first. */
export async function listBonuses(
  { database }: PromotionsDependencies,
  memberId: bigint,
  paging: InputOf<'promotions.bonuses'>,
  language: Language,
): Promise<ResponseOf<'promotions.bonuses'>> {
  const own = tables(database.kysely)
    .selectFrom('promotions.award as a')
    .leftJoin('cashier.requirement_left as r', 'r.source', 'a.key')
    .leftJoin('bonuses.progress as b', 'b.source', 'a.key')
    .select(['b.state', 'b.required_units', 'b.done_units'])
    .select(['a.id', 'a.source', 'a.multiple', 'a.at', 'a.titles', 'a.amount_units', 'r.left_units', 'r.closed'])
    .where('a.member_id', '=', memberId)
    .orderBy('a.id', 'desc')
  const { rows, ...counts } = await pageOf(own, paging)
  return {
    list: rows.map(row => {
      const isOpen = row.closed === false || row.state === 'ACTIVE'
      const left = row.state ? row.required_units! - row.done_units! : (row.left_units ?? 0n)
      return {
        ...{ id: row.id.toString(), source: row.source, multiple: row.multiple, time: row.at.toISOString() },
        title: row.titles[language] ?? row.titles.EN!,
        amount: toWire(row.amount_units),
        turnoverLeft: toWire(isOpen ? left : 0n),
        status: isOpen ? ('OPEN' as const) : endOf(row.state),
      }
    }),
    ...counts,
  }
}
