import type { ResponseOf } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import type { PromotionsDependencies } from '../dependencies.ts'
import type { EnvelopePlan } from '../tables.ts'
import { tables } from '../tables.ts'
import { windowAt } from './windows.ts'

type Window = NonNullable<ResponseOf<'promotions.detail'>['window']>

/** The window of red envelopes that is open now or comes next, with what the member found in it; null after the last. */
export async function readWindow(
  { database, clock }: Pick<PromotionsDependencies, 'database' | 'clock'>,
  promotion: { id: bigint; envelopes: EnvelopePlan | null; starts_at: Date; ends_at: Date },
  memberId: bigint | null,
): Promise<Window | null> {
  const { id, envelopes: plan, starts_at, ends_at } = promotion
  const now = clock.now()
  if (!plan || now >= ends_at) return null
  const opensAt = windowAt(plan, now < starts_at ? starts_at : now)
  const row = await tables(database.kysely)
    .selectFrom('promotions.envelope_window as w')
    .leftJoin('promotions.envelope_opening as o', join =>
      join.onRef('o.window_id', '=', 'w.id').on('o.member_id', '=', memberId ?? 0n),
    )
    .select(['w.id', 'w.opened', 'w.closes_at', 'o.units'])
    .where('w.promotion_id', '=', id)
    .where('w.opens_at', '=', opensAt)
    .executeTakeFirst()
  const closesAt =
    row?.closes_at ?? new Date(Math.min(opensAt.getTime() + plan.openMinutes * 60_000, ends_at.getTime()))
  return {
    id: (row?.id ?? 0n).toString(),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    pool: toWire(parseAmount(plan.pool)),
    envelopes: plan.shares,
    opened: row?.opened ?? 0,
    own: row?.units == null ? null : toWire(row.units),
  }
}
