import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { KnownSession } from '../sessions/known-sessions.ts'
import { tables } from '../tables.ts'

const hourMs = 3_600_000

type Whose = Pick<KnownSession, 'providerCode' | 'book' | 'currency'>

/**
 * LIMIT_REACHED where a provider may not pay so much beside a settle: it is more than one bet may pay, or of real money and
 * without room in what the house may lose to the provider in a day, by the last count. Null where it may.
 */
export async function refusalOfPaid(
  tx: Tx,
  { providerCode, book, currency }: Whose,
  units: bigint,
): Promise<'LIMIT_REACHED' | null> {
  const { max_payout_units, max_loss_a_day_units, loss_units } = await tables(tx)
    .selectFrom('catalogue.provider_bounds as p')
    .leftJoin('gateway.provider_day as d', join =>
      join.onRef('d.provider_code', '=', 'p.code').on('d.currency', '=', currency),
    )
    .select(['p.max_payout_units', 'p.max_loss_a_day_units', 'd.loss_units'])
    .where('p.code', '=', providerCode)
    .executeTakeFirstOrThrow()
  const isOverTheDay = book === 'REAL' && units + (loss_units ?? 0n) > max_loss_a_day_units
  return units > max_payout_units || isOverTheDay ? 'LIMIT_REACHED' : null
}

/** Counts what was paid beside a settle toward the day of its provider. It comes last in its transaction. */
export async function countPaid(
  tx: Tx,
  { providerCode: provider_code, book, currency }: Whose,
  units: bigint,
  now: Date,
): Promise<void> {
  if (book !== 'REAL') return
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  await tables(tx)
    .insertInto('gateway.provider_hour')
    .values({ provider_code, currency, hour, loss_units: units })
    .onConflict(conflict =>
      conflict
        .columns(['provider_code', 'currency', 'hour'])
        .doUpdateSet({ loss_units: sql`provider_hour.loss_units + excluded.loss_units` }),
    )
    .execute()
  await tables(tx)
    .insertInto('gateway.provider_day')
    .values({ provider_code, currency, loss_units: units })
    .onConflict(conflict =>
      conflict
        .columns(['provider_code', 'currency'])
        .doUpdateSet({ loss_units: sql`provider_day.loss_units + excluded.loss_units` }),
    )
    .execute()
}
