import type { TimedChoice } from '@baize/game-kit/instant/index'
import { canonicalJson } from '@baize/game-kit/models/registry'
import { sql } from 'kysely'
import type { RoundDependencies, StoredRound } from '../../rounds/round-dependencies.ts'
import type { StudioTx } from '../../studio-database.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { stopClock } from './round-clock.ts'
import type { StoredRaise } from './stored-raises.ts'

export interface NewRaise {
  number: number
  next: TimedChoice
  amountUnits: number
}

/** Writes that a stake is about to be asked for, before any money moves; the round is locked. */
export async function askRaise(
  { outside, uncertainAfterMs }: RoundDependencies,
  tx: StudioTx,
  visit: Visit,
  round: StoredRound,
  { number, next, amountUnits }: NewRaise,
): Promise<StoredRaise> {
  const now = outside.now()
  await stopClock(tx, round)
  return tx
    .insertInto('studio.raise')
    .values({
      id: sql<string>`uuidv7()`,
      round_id: round.id,
      visit_id: visit.id,
      number,
      choice: JSON.stringify(next.choice),
      elapsed_ms: next.elapsedMs,
      amount_units: BigInt(amountUnits),
      asked_at: now,
      ended_at: null,
      retry_at: new Date(now.getTime() + uncertainAfterMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The raise under way, if the same choice was sent again: its stake is asked for under the same id, so it is taken once.
 * @throws StudioError choice_taken for another choice; wallet_unavailable while the stake goes back
 */
export function sameRaise(underWay: StoredRaise, number: number, choice: TimedChoice['choice']): StoredRaise {
  if (underWay.state === 'rolling-back') throw new StudioError('wallet_unavailable')
  const isSame = underWay.number === number && canonicalJson(underWay.choice) === canonicalJson(choice)
  if (!isSame) throw new StudioError('choice_taken')
  return underWay
}
