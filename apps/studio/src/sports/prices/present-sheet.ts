import type { PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import { shutMarkets } from '../bets/shut-markets.ts'
import { momentOf } from '../play/moment.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { mainLines } from './main-lines.ts'
import { type ShownSheet, sheetNow } from './now-sheet.ts'
import type { Sheet } from './sheets.ts'

type Presenting = Pick<SportsDependencies, 'sheets' | 'tokens' | 'outside'>

/** The prices of a fixture at a moment, before they are signed and written out. */
export interface SheetOnShow extends ShownSheet, Pick<SheetView, 'state' | 'phase' | 'isHeld'> {
  at: Date
}

/** Null where no prices are sold. */
export function sheetOnShow({ sheets, outside }: Presenting, fixture: StoredFixture): SheetOnShow | null {
  const at = outside.now()
  const moment = fixture.ratings && momentOf(fixture, at)
  if (!moment) return null
  const { phase, block, isHeld } = moment
  return { ...sheetNow({ sheets }, fixture, moment), state: isHeld ? block + 1 : block, phase, isHeld, at }
}

/** A sheet as a page has it, with the token that proves what it was shown. */
export function presentOnShow(
  { tokens }: Presenting,
  fixture: StoredFixture,
  { sheet, label, state, phase, isHeld, at }: SheetOnShow,
): SheetView {
  const { id } = fixture
  return {
    ...{ fixture: id, state, phase, isHeld, hash: sheet.hash },
    token: tokens.sign({ fixture: id, state: label, what: sheet.hash, issuedAtMs: at.getTime() }),
    prices: shut(presentPrices(sheet), shutMarkets(fixture)),
  }
}

/** The prices of a fixture as a page is shown them now; null where none are sold. */
export function presentSheet(deps: Presenting, fixture: StoredFixture): SheetView | null {
  const onShow = sheetOnShow(deps, fixture)
  return onShow && presentOnShow(deps, fixture, onShow)
}

/** Prices of markets that take no bets stay where they are, without their odds. */
const shut = (prices: PriceView[], markets: readonly string[]): PriceView[] =>
  markets.length === 0
    ? prices
    : prices.map(price => (markets.includes(price.market) ? { ...price, milli: null } : price))

export const presentSheets = (deps: Presenting, fixtures: readonly StoredFixture[]): SheetView[] =>
  fixtures.flatMap(fixture => presentSheet(deps, fixture) ?? [])

/** Markets that a row of a list shows. */
const rowMarkets = [
  '1X2',
  'ML',
  'AH',
  'OU',
  'H1AH',
  'H1OU',
  'H1X2',
  'GAH',
  'GOU',
  'PAH',
  'POU',
  'MAH',
  'TM',
  'TG',
  'SAH',
]

/** The prices of a sheet that a row of a list shows; its hash and token are those of the whole sheet. */
export const rowSheet = (sheet: SheetView): SheetView => ({
  ...sheet,
  prices: sheet.prices.filter(({ market }) => rowMarkets.includes(market)),
})

const presented = new WeakMap<Sheet, PriceView[]>()

function presentPrices(sheet: Sheet): PriceView[] {
  const kept = presented.get(sheet)
  if (kept) return kept
  const main = mainLines(sheet.prices)
  const prices = sheet.prices.map(price => {
    const { market, line4, selection, milli, marketClass } = price
    const { won, lost } = price.parts
    const chancePpm = Math.round((1_000_000 * won) / (won + lost))
    return { market, line4, selection, milli, marketClass, chancePpm, isMain: main.has(price) }
  })
  presented.set(sheet, prices)
  return prices
}
