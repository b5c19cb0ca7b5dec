import { parseAmount } from '@baize/money'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { houseAccount, keys } from '../../ledger/index.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import type { EnvelopePlan } from '../tables.ts'
import { tables } from '../tables.ts'
import { cutPool } from './cut-pool.ts'
import { openShares, sealShares } from './shares.ts'

const minuteMs = 60_000

/** Account of a window's pool. */
export const poolAccount = (windowId: bigint, currency: string) =>
  houseAccount('ENVELOPE', { currency, qualifier: windowId.toString() })

/** The start of the window that a moment falls into, or of the next one after it. */
export function windowAt({ everyMinutes, openMinutes }: EnvelopePlan, at: Date): Date {
  const every = everyMinutes * minuteMs
  const start = Math.floor(at.getTime() / every) * every
  return new Date(at.getTime() < start + openMinutes * minuteMs ? start : start + every)
}

/** Each minute: opens and funds the windows that are due, and takes back what is left of those that are over. */
export async function turnWindows(deps: PromotionsDependencies): Promise<void> {
  const { kysely } = deps.database
  const now = deps.clock.now()
  const rains = await tables(kysely)
    .selectFrom('promotions.promotion')
    .select(['id', 'envelopes', 'ends_at'])
    .where('kind', '=', 'ENVELOPE')
    .where('enabled', '=', true)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .execute()
  for (const { id, envelopes, ends_at } of rains) {
    const opensAt = windowAt(envelopes!, now)
    if (opensAt <= now) await deps.database.transaction(tx => openWindow(deps, tx, id, envelopes!, opensAt, ends_at))
  }
  const over = await tables(kysely)
    .selectFrom('promotions.envelope_window')
    .select('id')
    .where('closed', '=', false)
    .where('closes_at', '<=', now)
    .execute()
  for (const { id } of over) await deps.database.transaction(tx => closeWindow(deps, tx, id))
}

async function openWindow(
  deps: PromotionsDependencies,
  tx: Tx,
  promotionId: bigint,
  plan: EnvelopePlan,
  opensAt: Date,
  endsAt: Date,
): Promise<void> {
  const pool = parseAmount(plan.pool)
  const shares = cutPool(pool, plan.shares, parseAmount(plan.minimum), deps.rng)
  const closesAt = new Date(Math.min(opensAt.getTime() + plan.openMinutes * minuteMs, endsAt.getTime()))
  const made = await tables(tx)
    .insertInto('promotions.envelope_window')
    .values({
      ...{ promotion_id: promotionId, opens_at: opensAt, closes_at: closesAt, pool_units: pool },
      ...{ sealed_shares: sealShares(deps.vault, promotionId, shares), envelopes: plan.shares },
    })
    .onConflict(conflict => conflict.columns(['promotion_id', 'opens_at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  const { ledger, currency } = deps
  await ledger.mustPostIn(tx, [
    {
      key: keys.envelope(made.id, 'fund'),
      legs: [
        {
          debit: houseAccount('PROMO_COST', { currency }),
          credit: poolAccount(made.id, currency),
          amountUnits: pool,
          code: 'ENVELOPE_FUND',
        },
      ],
    },
  ])
}

async function closeWindow(
  { ledger, currency, vault }: PromotionsDependencies,
  tx: Tx,
  windowId: bigint,
): Promise<void> {
  const row = await tables(tx)
    .updateTable('promotions.envelope_window')
    .set({ closed: true })
    .where('id', '=', windowId)
    .where('closed', '=', false)
    .returning(['promotion_id', 'opened', 'sealed_shares'])
    .executeTakeFirst()
  if (!row) return
  const shares = openShares(vault, row.promotion_id, row.sealed_shares)
  const rest = shares.slice(row.opened).reduce((sum, share) => sum + share, 0n)
  if (rest === 0n) return
  await ledger.mustPostIn(tx, [
    {
      key: keys.envelope(windowId, 'close'),
      legs: [
        {
          debit: poolAccount(windowId, currency),
          credit: houseAccount('PROMO_COST', { currency }),
          amountUnits: rest,
          code: 'ENVELOPE_CLOSE',
        },
      ],
    },
  ])
}
