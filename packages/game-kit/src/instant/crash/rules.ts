import type { Draws } from '../../draws.ts'
import { readInteger, readObject, readOneOf } from '../input.ts'
import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type TimedChoice,
} from '../instant-game.ts'
import { paidUnits } from '../multiple.ts'
import { ended, waiting } from '../round-end.ts'
import { multipleAt, passedAfterMs, reachedAfterMs } from './climb.ts'
import { type CrashChoice, type CrashDefinition, type CrashOptions, LEAST_AUTO_HUNDREDTHS } from './definition.ts'
import { CRASH_OUTCOMES, endOf } from './exact.ts'

export function readCrashOptions({ topHundredths }: CrashDefinition, input: unknown): CrashOptions {
  const { autoHundredths } = readObject(input, ['autoHundredths'], 'options')
  if (autoHundredths === null || autoHundredths === undefined) return { autoHundredths: null }
  return {
    autoHundredths: readInteger(autoHundredths, LEAST_AUTO_HUNDREDTHS, topHundredths, 'options.autoHundredths'),
  }
}

export function readCrashChoice(_definition: CrashDefinition, input: unknown): CrashChoice {
  const { kind } = readObject(input, ['kind'], 'choice')
  return { kind: readOneOf(kind, ['cash'], 'choice.kind') }
}

/**
 * Where the climb ends is drawn before it starts. The one choice counts by the server's clock: whoever asks to leave
 * after the end, or after the own automatic exit, gets what that moment decided.
 */
export function playCrash(
  definition: CrashDefinition,
  bet: InstantBet<CrashOptions>,
  choices: readonly TimedChoice<CrashChoice>[],
  draws: Draws,
): InstantOutcome {
  if (choices.length > 1) throw new InstantInputError('choice', 'the round is over')
  const end = endOf(definition, draws.below(CRASH_OUTCOMES))
  const auto = bet.options.autoHundredths ?? definition.topHundredths
  const events: InstantEvent[] = [{ type: 'bet', bet: bet.stakeUnits, auto: bet.options.autoHundredths }]
  const paysAuto = end >= auto
  const longestMs = reachedAfterMs(definition, auto)
  const lastsMs = paysAuto ? longestMs : passedAfterMs(definition, end)
  const [answer] = choices
  if (!answer) return waiting(bet, events, { waitMs: longestMs, endsMs: lastsMs })
  const isByHand = answer.choice.kind === 'cash' && answer.elapsedMs < lastsMs
  const shown = multipleAt(definition, answer.elapsedMs)
  const left = isByHand && shown <= end ? shown : paysAuto ? auto : null
  const amount = left === null ? 0 : paidUnits(bet.stakeUnits, { over: BigInt(left), under: 100n })
  if (left !== null) events.push({ type: 'left', hundredths: left, amount, byHand: isByHand })
  events.push({ type: 'end-of-climb', hundredths: Math.min(end, definition.topHundredths) })
  return ended(bet, events, amount)
}
