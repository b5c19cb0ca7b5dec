import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { drainFacts } from '../../rounds/index.ts'
import { tables } from '../tables.ts'

/**
 * Counts what the house lost to each provider in the last 24 hours, by which payouts are judged until the next count, and stops a
 * provider whose bound is reached: nobody stakes any more where what is won is not paid.
 */
export async function countDays({
  database,
  clock,
  log,
  catalogue,
}: {
  database: Database
  clock: Clock
  log: Log
  catalogue: Pick<Catalogue, 'stopProvider'>
}): Promise<void> {
  await drainFacts(database, 'provider-days', () =>
    database.pool.query('select gateway.count_days($1)', [clock.now().toISOString()]),
  )
  const reached = await tables(database.kysely)
    .selectFrom('gateway.provider_day as d')
    .innerJoin('catalogue.provider_bounds as p', 'p.code', 'd.provider_code')
    .select(['d.provider_code', 'd.currency', 'd.loss_units', 'p.max_loss_a_day_units'])
    .whereRef('d.loss_units', '>=', 'p.max_loss_a_day_units')
    .execute()
  for (const { provider_code: code, currency, loss_units, max_loss_a_day_units } of reached) {
    const isNew = await catalogue.stopProvider({ code, reason: 'its bound of a day is reached' })
    const figures = {
      provider: code,
      currency,
      lostUnits: String(loss_units),
      mayLoseUnits: String(max_loss_a_day_units),
    }
    if (isNew) log.error(figures, 'a provider is stopped: its bound of a day is reached')
  }
}
