import type { Suspension } from '@baize/api/studio/sports/fixture-views'
import type { BookPhase } from '@baize/game-kit/book/sport-model'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import type { StoredFixture } from '../sports-dependencies.ts'
import { readState } from './states.ts'

/** Requests are decided at once until this long before a window ends (sportsbook 2.1). */
const DECIDED_UNTIL_MS = 600
/** A debit that was stored until this long before a window ends is in. */
export const IN_UNTIL_MS = 100

type Timed = Pick<
  StoredFixture,
  | 'sport'
  | 'state'
  | 'block'
  | 'state_now'
  | 'state_before'
  | 'window_at'
  | 'closes_at'
  | 'kick_off'
  | 'opens_at'
  | 'suspended_at'
  | 'competition_suspended_at'
  | 'void_asked'
>

/** Where a fixture stands at a moment, as everybody may know it. */
export interface Moment {
  phase: BookPhase
  /** Blocks that are over. */
  block: number
  state: SportState
  /** Until when requests are decided at once; null while no window is open. */
  decidesUntil: Date | null
  /** A debit stored before this is in. */
  inUntil: Date | null
  suspended: Suspension | null
  /** The prices of football stay on show while a block is played, for the state that follows if nothing happens. */
  isHeld: boolean
  /** When the next window begins, where that is known. */
  nextAt: Date | null
}

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

/** Null for a fixture that takes no bets any more, or none yet. */
export function momentOf(fixture: Timed, now: Date): Moment | null {
  const { state, kick_off, opens_at, suspended_at, competition_suspended_at, void_asked } = fixture
  if (state === 'open' && now < opens_at) return null
  if ((state !== 'open' && state !== 'live') || void_asked) return null
  const operator = (suspended_at ?? competition_suspended_at) ? 'operator' : null
  if (state === 'open')
    return {
      ...windowUntil(kick_off, now, operator),
      phase: 'before',
      block: 0,
      state: readState(fixture.state_now!),
      isHeld: false,
      nextAt: kick_off,
    }
  const { window_at, closes_at } = fixture as { window_at: Date; closes_at: Date }
  // A fixture that has just kicked off has no block that could be on show.
  const isOnShow = now < window_at && fixture.state_before !== null
  const shown = readState(isOnShow ? fixture.state_before! : fixture.state_now!)
  const model = modelOf(fixture.sport)
  if (model.isOver(shown)) return null
  const block = isOnShow ? fixture.block - 1 : fixture.block
  // A window that is over: its block is sealed or being drawn.
  const isShut = isOnShow || now >= before(closes_at, DECIDED_UNTIL_MS)
  const isHeld = isShut && model.quiet !== undefined && !model.isOver(model.quiet(shown))
  return {
    phase: 'live',
    block,
    state: shown,
    ...(isShut
      ? { decidesUntil: null, inUntil: null, suspended: operator ?? (isHeld ? null : 'playing') }
      : windowUntil(closes_at, now, operator)),
    isHeld,
    nextAt: isOnShow ? window_at : null,
  }
}

function windowUntil(closesAt: Date, now: Date, operator: 'operator' | null) {
  const decidesUntil = before(closesAt, DECIDED_UNTIL_MS)
  const isOpen = now < decidesUntil
  return {
    decidesUntil: isOpen ? decidesUntil : null,
    inUntil: before(closesAt, IN_UNTIL_MS),
    suspended: operator ?? (isOpen ? null : ('playing' as const)),
  }
}

/** When the play of the last opened block began: it ends with the window after it. */
export function playedSince({
  sport,
  block,
  state_before,
  window_at,
}: Pick<StoredFixture, 'sport' | 'block' | 'state_before' | 'window_at'>): Date {
  return before(window_at!, modelOf(sport).playMs(readState(state_before!), block))
}
