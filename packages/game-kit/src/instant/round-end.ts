import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type SettledBet,
} from './instant-game.ts'

/** How long a round waits for a choice before the time-out rule ends it. */
const IDLE_MS = 10 * 60_000

/** A round of one stake that is over: its `pay` and `end` are added to the events. */
export const ended = (
  { stakeUnits }: InstantBet,
  events: InstantEvent[],
  winUnits: number,
  validUnits = stakeUnits,
): InstantOutcome => endedOf([{ stakeUnits, winUnits, validUnits }], events)

/** A round of several stakes that is over, each with what it paid, in the order in which they were taken. */
export function endedOf(bets: SettledBet[], events: InstantEvent[]): InstantOutcome {
  const sum = (units: (bet: SettledBet) => number) => bets.reduce((total, bet) => total + units(bet), 0)
  const winUnits = sum(bet => bet.winUnits)
  return {
    events: [...events, { type: 'pay', amount: winUnits }, { type: 'end' }],
    isOver: true,
    stakedUnits: sum(bet => bet.stakeUnits),
    winUnits,
    validUnits: sum(bet => bet.validUnits),
    bets,
    waitMs: 0,
    endsMs: null,
  }
}

/** A round that waits for a choice. Its raises, if it had any, are in `stakedUnits`. */
export function waiting(
  { stakeUnits }: InstantBet,
  events: InstantEvent[],
  {
    waitMs = IDLE_MS,
    endsMs = null,
    stakedUnits = stakeUnits,
  }: Partial<Pick<InstantOutcome, 'waitMs' | 'endsMs' | 'stakedUnits'>> = {},
): InstantOutcome {
  return { events, isOver: false, stakedUnits, winUnits: 0, validUnits: stakedUnits, bets: [], waitMs, endsMs }
}

/** The outcome of the last choice. @throws InstantInputError when other choices follow the end of the round */
export function lastly(isLast: boolean, outcome: InstantOutcome): InstantOutcome {
  if (!isLast) throw new InstantInputError('choice', 'the round is over')
  return outcome
}
