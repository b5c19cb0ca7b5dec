import type { SportState } from '@baize/game-kit/book/sports'
import { rightMilli } from '@baize/game-kit/book/verify/right-price'
import type { SportsDependencies, StoredFixture, StoredLeg } from '../../sports-dependencies.ts'

/** A leg by what its odds follow from. */
export type OddsOfLeg = Pick<StoredLeg, 'claim' | 'market' | 'line4' | 'selection' | 'combined' | 'milli' | 'phase'>

/** The odds of a leg as the function of its state has them, in 1/1000; null for what was not sold in it. */
export function rightOdds(
  { sheets }: Pick<SportsDependencies, 'sheets'>,
  fixture: StoredFixture,
  state: SportState,
  { phase, combined, ...leg }: OddsOfLeg,
): number | null {
  const { prices } = sheets.of(fixture, state, phase)
  const priced = { model: fixture.sport, tables: sheets.tables(fixture), state, phase, claims: prices }
  return rightMilli(priced, leg, combined ?? [])
}
