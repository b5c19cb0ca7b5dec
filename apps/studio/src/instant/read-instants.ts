import { setTimeout as sleep } from 'node:timers/promises'
import type { InstantAnswer, InstantRounds } from '@baize/api/studio/instant'
import { sql } from 'kysely'
import { newestRounds } from '../rounds/reading/newest-rounds.ts'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit } from '../visits.ts'
import { drawnEndOf } from './drawn-ends.ts'
import { dueAtMs, dueSince, endWaiting, isOutOfTime, isRound } from './end-waiting.ts'
import { ownRounds, presentInstant } from './instant-rounds.ts'
import { answerRound } from './open-instant.ts'

const historyLength = 20
/** A page that waits for the end of a round asks again after so long. */
const longestWaitMs = 10_000

/** The player's rounds of this game: the one that waits for a choice, and the last that are over. */
export async function readInstants(deps: RoundDependencies, visit: Visit): Promise<InstantRounds> {
  const rows = await newestRounds(deps, visit, ['playing', 'decided', 'settled'], historyLength)
  const views = await Promise.all(rows.map(row => presentInstant(deps, row, visit)))
  return { current: views.find(({ isOver }) => !isOver) ?? null, past: views.filter(({ isOver }) => isOver) }
}

/**
 * Waits for the end of an own round, by a choice or by its time-out rule, for games whose rounds end by the clock, and answers
 * how it stands then: over, or still waiting after ten seconds.
 * @throws StudioError round_unknown
 */
export async function awaitEnd(
  deps: RoundDependencies,
  visit: Visit,
  roundId: string,
  stopped: AbortSignal,
): Promise<InstantAnswer> {
  // Listens before it looks: no end falls between the two.
  const over = new AbortController()
  const hear = () => over.abort()
  deps.ends.once(roundId, hear)
  try {
    const round = await ownRound(deps, visit, roundId)
    if (round.state !== 'playing') return await answerRound(deps, visit, round, null)
    const drawnEndMs = await drawnEndOf(deps, round)
    const dueMs = dueAtMs(round, drawnEndMs) - deps.outside.now().getTime()
    const signal = AbortSignal.any([stopped, over.signal])
    await sleep(Math.min(Math.max(dueMs, 0), longestWaitMs), undefined, { signal }).catch(() => {})
    const now = deps.outside.now()
    const isAtItsEnd = drawnEndMs <= dueSince(now).getTime()
    await endWaiting(deps, isAtItsEnd ? isRound(roundId) : sql`${isRound(roundId)} and ${isOutOfTime(now)}`)
    return await answerRound(deps, visit, await ownRound(deps, visit, roundId), null)
  } finally {
    deps.ends.off(roundId, hear)
  }
}

async function ownRound({ db }: RoundDependencies, visit: Visit, roundId: string): Promise<StoredRound> {
  const round = await ownRounds(db, visit, roundId).executeTakeFirst()
  if (!round) throw new StudioError('round_unknown')
  return round
}
