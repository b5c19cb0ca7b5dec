import type { InstantAnswer } from '@baize/api/studio/instant'
import type { TimedChoice } from '@baize/game-kit/instant/index'
import { canonicalJson } from '@baize/game-kit/models/registry'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import type { StudioTx } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit } from '../visits.ts'
import { addChoice, playNext } from './add-choice.ts'
import { readChoice } from './instant-bets.ts'
import { choicesOf, elapsedMs, ownRounds, tableOfRound } from './instant-rounds.ts'
import { answerRound } from './open-instant.ts'
import { askRaise, sameRaise } from './raises/ask-raise.ts'
import { isUnderWay, raisesOf, type StoredRaise } from './raises/stored-raises.ts'
import { takeRaise } from './raises/take-raise.ts'

export interface ChoiceInput {
  /** Number of the choice in its round, from 0: sent again, it is answered and not made again. */
  number: number
  choice: unknown
}

/**
 * Makes a choice in an own round. Of two at the same place the first stands. The choice is stored before the client
 * hears what it met, and `at` is the moment at which it arrived. A choice that raises takes its stake first.
 * @throws StudioError round_unknown, round_over, choice_invalid, choice_taken, or the wallet's refusal of a raise
 */
export async function chooseInstant(
  deps: RoundDependencies,
  visit: Visit,
  roundId: string,
  input: ChoiceInput,
  at: Date,
): Promise<InstantAnswer> {
  const step = await deps.db.transaction().execute(tx => takeStep(deps, tx, visit, roundId, input, at))
  const answer = await ('raise' in step
    ? takeRaise(deps, visit, step.raise)
    : answerRound(deps, visit, step.round, null))
  if (answer.round.isOver) deps.ends.emit(roundId)
  return answer
}

/** The round with the choice made, or the raise whose stake has to be taken before. */
async function takeStep(
  deps: RoundDependencies,
  tx: StudioTx,
  visit: Visit,
  roundId: string,
  { number, choice }: ChoiceInput,
  at: Date,
): Promise<{ round: StoredRound } | { raise: StoredRaise }> {
  const round = await lockRound(tx, visit, roundId)
  const made = await choicesOf(tx, roundId)
  const read = readChoice(tableOfRound(round), choice) as TimedChoice['choice']
  const standing = made[number]
  if (standing) {
    if (canonicalJson(standing.choice) === canonicalJson(read)) return { round }
    throw new StudioError('choice_taken')
  }
  if (round.state !== 'playing') throw new StudioError('round_over')
  if (number !== made.length) throw new StudioError('choice_invalid', { field: 'number' })
  const raises = await raisesOf(tx, roundId)
  const underWay = raises.find(isUnderWay)
  if (underWay) return { raise: sameRaise(underWay, number, read) }
  const next = { choice: read, elapsedMs: elapsedMs(round, at) }
  const played = await playNext(deps, tx, round, made, next)
  const stakedBefore = raises.reduce((sum, { amount_units }) => sum + amount_units, round.bet_units)
  const amountUnits = played.stakedUnits - Number(stakedBefore)
  if (amountUnits === 0) return { round: await addChoice(deps, tx, round, { number, next, played }) }
  return { raise: await askRaise(deps, tx, visit, round, { number, next, amountUnits }) }
}

/** An own round of this game, locked. @throws StudioError round_unknown */
async function lockRound(tx: StudioTx, visit: Visit, roundId: string): Promise<StoredRound> {
  const round = await ownRounds(tx, visit, roundId).forUpdate().executeTakeFirst()
  if (!round) throw new StudioError('round_unknown')
  return round
}
