import { type InstantBet, type InstantEvent, InstantInputError, type InstantOutcome } from './instant-game.ts'

/** How long a round waits for a choice before the time-out rule ends it. */
export const IDLE_MS = 10 * 60_000

/** A round that is over: its `pay` and `end` are added to the events. */
export function ended(
  { stakeUnits }: InstantBet,
  events: InstantEvent[],
  winUnits: number,
  validUnits = stakeUnits,
): InstantOutcome {
  return {
    events: [...events, { type: 'pay', amount: winUnits }, { type: 'end' }],
    isOver: true,
    winUnits,
    validUnits,
    waitMs: 0,
  }
}

/** A round that waits for a choice. */
export function waiting({ stakeUnits }: InstantBet, events: InstantEvent[], waitMs = IDLE_MS): InstantOutcome {
  return { events, isOver: false, winUnits: 0, validUnits: stakeUnits, waitMs }
}

/** The outcome of the last choice. @throws InstantInputError when other choices follow the end of the round */
export function lastly(isLast: boolean, outcome: InstantOutcome): InstantOutcome {
  if (!isLast) throw new InstantInputError('choice', 'the round is over')
  return outcome
}
