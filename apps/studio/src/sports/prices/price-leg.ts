import type { ShownLeg } from '@baize/api/studio/sports/requests'
import { toHex } from '@baize/game-kit'
import type { Claim, MarketClass, Parts } from '@baize/game-kit/book/claims'
import { combine } from '@baize/game-kit/book/football/combinations'
import type { FootballState } from '@baize/game-kit/book/football/state'
import type { FootballTables } from '@baize/game-kit/book/football/tables/prepare'
import { milliOf, type PricedClaim, weightOf } from '@baize/game-kit/book/odds/price'
import type { BookPhase } from '@baize/game-kit/book/sport-model'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../studio-error.ts'
import { COMBINATION, claimText, type Picked, pickedText } from '../bets/claim-text.ts'
import type { Moment } from '../play/moment.ts'
import { readState } from '../play/states.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { type Shown, VALID_MS } from './price-tokens.ts'
import type { Sheet } from './sheets.ts'

/** A selection at its price of now, with everything that its leg keeps of the state. */
export interface PricedLeg extends Picked {
  fixture: StoredFixture
  moment: Moment
  claim: string
  milli: number
  marketClass: MarketClass
  parts: Parts
  phase: BookPhase
  basis: string
  sheetHash: string
}

type PriceDependencies = Pick<SportsDependencies, 'sheets' | 'tokens' | 'outside'>

/**
 * The price of a selection in a state.
 * @throws StudioError line_gone, or closed where it is decided by now, or input_invalid for what the sport does not sell
 */
export function priceNow(
  { sheets }: Pick<SportsDependencies, 'sheets'>,
  fixture: StoredFixture,
  moment: Moment,
  picked: Picked,
): PricedLeg {
  const { phase, state } = moment
  const model = modelOf(fixture.sport)
  const sheet = sheets.of(fixture, state, phase)
  const shared = { fixture, moment, claim: pickedText(picked), phase, sheetHash: sheet.hash }
  const { market, line4, selection, combined } = picked
  if (combined) {
    const { chance, milli } = priceCombination({ sheets }, fixture, moment, combined)
    const parts = { won: chance, returned: 0, lost: 1 - chance }
    return {
      ...shared,
      market: COMBINATION,
      line4: 0,
      selection: 'all',
      combined,
      milli,
      marketClass: 'C',
      parts,
      basis: '',
    }
  }
  const sold = findPrice(sheet, picked)
  if (!sold?.milli) throw gone(() => model.settle(picked, state, state) !== null)
  const { milli, marketClass, parts } = sold
  return { ...shared, market, line4, selection, milli, marketClass, parts, basis: model.basis(picked, state) }
}

/** A claim that the sport does not know is as unknown as one that was never offered. */
function gone(isDecided: () => boolean): StudioError {
  try {
    return new StudioError(isDecided() ? 'closed' : 'line_gone')
  } catch (error) {
    if (error instanceof RangeError) return new StudioError('input_invalid', { field: 'market' })
    throw error
  }
}

const byClaim = new WeakMap<Sheet, Map<string, PricedClaim>>()

function findPrice(sheet: Sheet, claim: Claim): PricedClaim | undefined {
  const prices = byClaim.get(sheet) ?? new Map(sheet.prices.map(price => [claimText(price), price]))
  byClaim.set(sheet, prices)
  return prices.get(claimText(claim))
}

/** @throws StudioError line_gone where the selections cannot be combined now */
export function priceCombination(
  { sheets }: Pick<SportsDependencies, 'sheets'>,
  fixture: StoredFixture,
  { state, phase }: Moment,
  selections: readonly Claim[],
): { chance: number; milli: number } {
  if (fixture.sport !== 'FOOT') throw new StudioError('line_gone')
  const combination = combine(
    sheets.tables(fixture) as unknown as FootballTables,
    state as unknown as FootballState,
    selections,
  )
  if ('refused' in combination) throw new StudioError('line_gone')
  const milli = milliOf(weightOf(combination.chance), 'C', phase)
  if (milli === null) throw new StudioError('line_gone')
  return { chance: combination.chance, milli }
}

/** What the token of a combination is signed for: its selections and odds, as a hash. */
export const combinationMark = (picked: Picked, milli: number): string =>
  toHex(sha256(new TextEncoder().encode(`${pickedText(picked)}@${milli}`)))

/**
 * Holds a leg's odds against the token that it came with: they were shown for this state, or for the one before it.
 * @throws StudioError price_unknown
 */
export function requireShown(
  { sheets, tokens, outside }: PriceDependencies,
  leg: ShownLeg,
  fixture: StoredFixture,
  moment: Moment,
): void {
  const shown = tokens.read(leg.token)
  if (!shown || shown.fixture !== leg.fixture) throw new StudioError('price_unknown')
  if (moment.phase === 'before' && outside.now().getTime() - shown.issuedAtMs > VALID_MS)
    throw new StudioError('price_unknown')
  if (leg.combined) {
    const isShown = shown.what === combinationMark(leg, leg.milli) && shown.state === labelOf(moment)
    if (!isShown) throw new StudioError('price_unknown')
    return
  }
  const sheet = shownSheet({ sheets }, shown, fixture, moment)
  if (!sheet || findPrice(sheet, leg)?.milli !== leg.milli) throw new StudioError('price_unknown')
}

/** How a token names the state of a moment. */
export const labelOf = ({ phase, block }: Moment): string => (phase === 'before' ? 'before' : String(block))

/** The sheet that a token was signed for, if that was of this state or of the one before it. */
function shownSheet(
  { sheets }: Pick<SportsDependencies, 'sheets'>,
  shown: Shown,
  fixture: StoredFixture,
  moment: Moment,
): Sheet | null {
  const { phase, block, state } = moment
  const candidates: [label: string, state: SportState, phase: BookPhase][] = [[labelOf(moment), state, phase]]
  if (phase === 'live' && block === 0) candidates.push(['before', state, 'before'])
  if (phase === 'live' && fixture.state_before !== null && block === fixture.block) {
    const before = readState(fixture.state_before)
    candidates.push([shown.state, before, phase])
    const quiet = modelOf(fixture.sport).quiet?.(before)
    if (quiet !== undefined) candidates.push([`~${block}`, quiet, phase])
  }
  for (const [label, candidate, of] of candidates) {
    const sheet = label === shown.state ? sheets.of(fixture, candidate, of) : null
    if (sheet?.hash === shown.what) return sheet
  }
  return null
}
