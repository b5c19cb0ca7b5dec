import type { SlipState } from '@baize/api/studio/lottery-states'
import type { BookBetState } from '@baize/api/studio/sports/bets'
import { mostCallsOfBatch } from '@baize/api/wallet-protocol'
import { restSince } from '@baize/server-kit/work/rest'
import { claimDue } from '../wallet/claim-due.ts'
import type { RefusalDependencies } from '../wallet/refusals.ts'
import { type MoveDependencies, rollBackStake, type Settle, type Staked, settleOwed } from '../wallet/wallet-moves.ts'

/** Tables of slips: what is bought at once, and settled with what it was bought for. */
type SlipTable = 'studio.slip' | 'studio.table_slip' | 'sports.bet'

type SlipDependencies = MoveDependencies & RefusalDependencies
type State = SlipState | BookBetState
type Due = Staked & { state: State }

/** States in which the wallet owes a settle. */
const owing: readonly State[] = ['decided', 'voiding', 'cashing']

/** A batch is spread over studio, wallet and database, each of which rests while the others work: little more is needed. */
export const restShare = 1 / 3

const uncertain = ['betting', 'rolling-back'] as const
const retryAfterMs = 5_000

/**
 * Pays, refunds and rolls back the slips of a table that are due, batch by batch, until nothing is left that can be done now.
 * @param settleCall the settle call of a slip that is decided or void
 * @param whenOver hears of the slips whose money has moved, as they were before
 */
export async function payDueSlips<S extends Due>(
  deps: SlipDependencies,
  table: SlipTable,
  settleCall: (slip: S) => Settle,
  whenOver: (slips: readonly S[]) => void = () => undefined,
): Promise<void> {
  for (;;) {
    const startedAt = performance.now()
    if (await payBatch(deps, table, settleCall, whenOver)) return
    await restSince(startedAt, restShare)
  }
}

/** One batch. Answers whether it was the last one. */
async function payBatch<S extends Due>(
  deps: SlipDependencies,
  table: SlipTable,
  settleCall: (slip: S) => Settle,
  whenOver: (slips: readonly S[]) => void,
): Promise<boolean> {
  const due = await claimDue<S>(deps, { table, uncertain, retryAfterMs, atOnce: mostCallsOfBatch })
  const owed = due.filter(({ state }) => owing.includes(state))
  const back = due.filter(({ state }) => state === 'rolling-back' || state === 'cancelling')
  const { settled, isAnswered } = await settleOwed(deps, table, owed, settleCall)
  const over = [...settled]
  for (const slip of back) if (await rollBackStake(deps, table, slip)) over.push(slip)
  await end(deps, table, over)
  whenOver(over)
  return !isAnswered || due.length < mostCallsOfBatch
}

/** How a slip ends once its money has moved. */
const ends: Partial<Record<State, State>> = {
  decided: 'settled',
  voiding: 'voided',
  'rolling-back': 'rolled-back',
  cancelling: 'cancelled',
  cashing: 'cashed-out',
}

async function end({ db, outside }: SlipDependencies, table: SlipTable, slips: readonly Due[]): Promise<void> {
  for (const [from, to] of Object.entries(ends) as [State, State][]) {
    const ids = slips.filter(({ state }) => state === from).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .updateTable(table)
      .set({ state: to, settled_at: outside.now(), retry_at: null })
      .where('id', 'in', ids)
      .execute()
  }
}
