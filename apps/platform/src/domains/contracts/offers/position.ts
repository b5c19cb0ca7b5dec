import type { ContractType } from '@baize/api'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { ContractsDependencies, Series } from '../dependencies.ts'
import { windowAt } from '../settlement/sums/windows.ts'
import { tables } from '../tables.ts'

/**
 * Holds everything of a type still until the transaction ends: nothing of it is settled, begins or ends beside it.
 * Answers the time, read after the wait.
 */
export async function holdType(tx: Tx, { clock }: Pick<ContractsDependencies, 'clock'>, type: ContractType) {
  await tables(tx)
    .selectFrom('contracts.position')
    .select('type')
    .where('type', '=', type)
    .orderBy('period')
    .forUpdate()
    .execute()
  return clock.now()
}

/** Lets the settlement of a series begin with the window that the moment lies in, where it has not begun before. */
export async function beginSeries(
  tx: Tx,
  { settings }: Pick<ContractsDependencies, 'settings'>,
  { type, period }: Series,
  now: Date,
): Promise<void> {
  const { timeZone } = await settings.brand(tx)
  const { start } = windowAt({ type, period }, now, timeZone)
  await tables(tx)
    .insertInto('contracts.position')
    .values({ type, period, through: start, cutoff: start })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
