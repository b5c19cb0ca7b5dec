import { modelOf } from '@baize/game-kit/book/sports'
import type { Moment } from '../play/moment.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import type { Sheet } from './sheets.ts'

/** The sheet that a page is shown at a moment, and how its token names the state. */
export interface ShownSheet {
  sheet: Sheet
  label: string
}

/**
 * The prices on show: those of the state, or while a block of football is played those of the next state if nothing happens
 * (sportsbook 2.1, `hold`).
 */
export function sheetNow(
  { sheets }: Pick<SportsDependencies, 'sheets'>,
  fixture: StoredFixture,
  { isHeld, state, phase, block }: Moment,
): ShownSheet {
  if (!isHeld) {
    const label = phase === 'before' ? 'before' : String(block)
    return { sheet: sheets.of(fixture, state, phase), label }
  }
  const quiet = modelOf(fixture.sport).quiet!(state)
  return { sheet: sheets.of(fixture, quiet, phase), label: `~${block + 1}` }
}
