import type { TimedChoice } from '@baize/game-kit/instant/index'
import { canonicalJson } from '@baize/game-kit/models/registry'
import type { InstantAnswer } from '../contract-instant.ts'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import type { StudioTx } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit } from '../visits.ts'
import { readAs, readChoice } from './instant-bets.ts'
import { choicesOf, elapsedMs, ownRounds, playStored, storePlayed, tableOfRound } from './instant-rounds.ts'
import { answerRound } from './open-instant.ts'

export interface ChoiceInput {
  /** Number of the choice in its round, from 0: sent again, it is answered and not made again. */
  number: number
  choice: unknown
}

/**
 * Makes a choice in an own round. Of two at the same place the first stands. The choice is stored before the client
 * hears what it met, and `at` is the moment at which it arrived.
 * @throws StudioError round_unknown, round_over, choice_invalid, choice_taken
 */
export async function chooseInstant(
  deps: RoundDependencies,
  visit: Visit,
  roundId: string,
  { number, choice }: ChoiceInput,
  at: Date,
): Promise<InstantAnswer> {
  const round = await deps.db.transaction().execute(async tx => {
    const locked = await lockRound(tx, visit, roundId)
    const made = await choicesOf(tx, roundId)
    const read = readChoice(tableOfRound(locked), choice) as TimedChoice['choice']
    const standing = made[number]
    if (standing) {
      if (canonicalJson(standing.choice) === canonicalJson(read)) return locked
      throw new StudioError('choice_taken')
    }
    if (locked.state !== 'playing') throw new StudioError('round_over')
    if (number !== made.length) throw new StudioError('choice_invalid', { field: 'number' })
    return addChoice(deps, tx, locked, made, { choice: read, elapsedMs: elapsedMs(locked, at) })
  })
  return answerRound(deps, visit, round, null)
}

/** Appends a choice and plays on. @throws StudioError choice_invalid when the round does not offer it */
export async function addChoice(
  deps: RoundDependencies,
  tx: StudioTx,
  round: StoredRound,
  made: readonly TimedChoice[],
  next: TimedChoice,
): Promise<StoredRound> {
  const choices = [...made, next]
  const played = await playStored(tx, round, choices).catch(error =>
    readAs('choice_invalid', () => {
      throw error
    }),
  )
  await tx
    .insertInto('studio.round_choice')
    .values({
      round_id: round.id,
      number: made.length,
      choice: JSON.stringify(next.choice),
      elapsed_ms: next.elapsedMs,
    })
    .execute()
  return storePlayed(deps, tx, round, played)
}

/** An own round of this game, locked. @throws StudioError round_unknown */
async function lockRound(tx: StudioTx, visit: Visit, roundId: string): Promise<StoredRound> {
  const round = await ownRounds(tx, visit, roundId).forUpdate().executeTakeFirst()
  if (!round) throw new StudioError('round_unknown')
  return round
}
