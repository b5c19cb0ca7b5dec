import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { PromotionsDependencies } from './dependencies.ts'

/** Bonuses that a member has received, newest first. */
export async function listBonuses(
  { database }: PromotionsDependencies,
  memberId: bigint,
  { page, pageSize }: InputOf<'promotions.bonuses'>,
  language: Language,
): Promise<ResponseOf<'promotions.bonuses'>> {
  const { kysely } = database
  const { count } = await kysely
    .selectFrom('promotions.award')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const rows = await kysely
    .selectFrom('promotions.award as a')
    .leftJoin('cashier.requirement_left as r', 'r.source', 'a.key')
    .select(['a.id', 'a.source', 'a.multiple', 'a.at', 'a.titles', 'a.amount_units', 'r.left_units', 'r.closed'])
    .where('a.member_id', '=', memberId)
    .orderBy('a.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const totalCount = Number(count)
  return {
    list: rows.map(row => {
      const isOpen = row.closed === false
      return {
        ...{ id: row.id.toString(), source: row.source, multiple: row.multiple, time: row.at.toISOString() },
        title: row.titles[language] ?? row.titles.EN!,
        amount: toWire(row.amount_units),
        turnoverLeft: toWire(isOpen ? (row.left_units ?? 0n) : 0n),
        status: isOpen ? ('OPEN' as const) : ('DONE' as const),
      }
    }),
    ...{ totalPages: Math.ceil(totalCount / pageSize), totalCount, pageNo: page },
  }
}
