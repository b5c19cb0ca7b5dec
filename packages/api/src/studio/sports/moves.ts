import type { MarketClass } from '@baize/game-kit/book/claims'
import { LADDER, ladderIndex } from '@baize/game-kit/book/odds/ladder'
import { MARGINS_BP } from '@baize/game-kit/book/odds/price'
import type { PriceView, SheetView } from './fixture-views.ts'
import { type PackedPrice, packPrice, unpackPrice } from './packed-sheet.ts'

/** A selection that came, or that opened or shut: its place in the new sheet, and all of its price. */
export type ComePrice = [place: number, ...price: PackedPrice]

/** What leads from a sheet of a fixture to a later one. */
export interface SheetMoves {
  /** Places in the sheet before of selections that went, opened or shut. */
  gone: number[]
  come: ComePrice[]
  /**
   * Of all that stayed, in their order: a count, and of each price that moved the gap from the one before it and its steps of the
   * ladder; then, to the end, of each that became a main line, ceased to be one or changed its class the gap and its kind.
   */
  moves: string
}

type Moved = Pick<SheetView, 'state' | 'isHeld' | 'token' | 'hash'> & SheetMoves

/** More new selections than this share of a sheet cost as much as the sheet. */
const mostComeShare = 0.5

const classes: readonly MarketClass[] = ['A', 'B', 'C']

/** Key of a selection on sale or shut. A price stays in a sheet where its key is in the sheet before too. */
const identityOf = ({ market, line4, selection, milli }: PriceView): string =>
  `${market}|${line4}|${selection}|${milli === null}`

const isSame = (a: PriceView, b: PriceView | undefined): boolean =>
  b !== undefined &&
  a.selection === b.selection &&
  a.line4 === b.line4 &&
  a.market === b.market &&
  (a.milli === null) === (b.milli === null)

/** Class and main line in one number. */
const kindOf = ({ marketClass, isMain }: PriceView): number => 2 * classes.indexOf(marketClass) + Number(isMain)

/**
 * What moved between two sheets of a fixture.
 * @returns null where the whole sheet says it as shortly: of another phase, or with mostly other selections
 */
export function encodeMoves(before: SheetView, after: SheetView): SheetMoves | null {
  if (before.fixture !== after.fixture || before.phase !== after.phase) return null
  const placeOf = placesIn(after.prices)
  const gone: number[] = []
  const come: ComePrice[] = []
  const pairs: [PriceView, PriceView][] = []
  let next = 0
  const comeUntil = (end: number) => {
    for (; next < end; next++) come.push([next, ...packPrice(after.prices[next]!)])
  }
  for (const [place, price] of before.prices.entries()) {
    const now = isSame(price, after.prices[next]) ? next : placeOf(price)
    // One that changed places with another goes, and comes again.
    if (now === undefined || now < next) gone.push(place)
    else {
      comeUntil(now)
      pairs.push([price, after.prices[now]!])
      next = now + 1
    }
  }
  comeUntil(after.prices.length)
  if (come.length > mostComeShare * after.prices.length) return null
  return { gone, come, moves: encodeSteps(pairs) }
}

/** Places of prices by what they are, listed where somebody asks: most prices follow the one that they followed before. */
function placesIn(prices: readonly PriceView[]): (price: PriceView) => number | undefined {
  let places: Map<string, number> | null = null
  return price => {
    places ??= new Map(prices.map((each, place) => [identityOf(each), place]))
    return places.get(identityOf(price))
  }
}

function encodeSteps(pairs: readonly [before: PriceView, after: PriceView][]): string {
  const bytes: number[] = []
  let count = 0
  let next = 0
  for (const [place, [{ milli: old }, { milli }]] of pairs.entries()) {
    if (milli === null || old === null || milli === old) continue
    pushVarint(bytes, place - next)
    pushVarint(bytes, zigzag(ladderIndex(milli) - ladderIndex(old)))
    next = place + 1
    count++
  }
  next = 0
  for (const [place, [before, after]] of pairs.entries()) {
    if (kindOf(before) === kindOf(after)) continue
    pushVarint(bytes, place - next)
    pushVarint(bytes, kindOf(after))
    next = place + 1
  }
  const head: number[] = []
  pushVarint(head, count)
  return base64url([...head, ...bytes])
}

/**
 * The sheet after a frame of moves. A chance moves against its odds, since the house's share of a claim is that of its class: it
 * is exact to the step of the ladder, and exact again with the next whole sheet.
 * @throws RangeError where the moves are not of this sheet
 */
export function applyMoves(sheet: SheetView, { state, isHeld, token, hash, gone, come, moves }: Moved): SheetView {
  const left = new Set(gone)
  const prices = applySteps(
    sheet.prices.filter((_, place) => !left.has(place)),
    sheet.phase,
    moves,
  )
  for (const [place, ...price] of come) {
    if (place > prices.length) throw new RangeError(`The moves are not of the sheet of ${sheet.fixture}`)
    prices.splice(place, 0, unpackPrice(price))
  }
  return { ...sheet, state, isHeld, token, hash, prices }
}

/** @throws RangeError where a price that moved is not there */
function applySteps(stayed: readonly PriceView[], phase: SheetView['phase'], moves: string): PriceView[] {
  const { read, isOver } = varints(bytesOf(moves))
  const prices = [...stayed]
  let next = 0
  for (let left = read(); left > 0; left--) {
    const place = next + read()
    const price = prices[place]
    const milli = movedMilli(price?.milli ?? null, unzigzag(read()))
    if (!price || milli === null) throw new RangeError('The moves are not of this sheet')
    prices[place] = { ...price, milli, chancePpm: Math.round((price.chancePpm * price.milli!) / milli) }
    next = place + 1
  }
  next = 0
  while (!isOver()) {
    const place = next + read()
    const price = prices[place]
    const kind = read()
    const marketClass = classes[kind >> 1]
    if (!price || !marketClass) throw new RangeError('The moves are not of this sheet')
    const share = (10_000 + MARGINS_BP[price.marketClass][phase]) / (10_000 + MARGINS_BP[marketClass][phase])
    const chancePpm = Math.round(price.chancePpm * share)
    prices[place] = { ...price, marketClass, isMain: kind % 2 === 1, chancePpm }
    next = place + 1
  }
  return prices
}

const movedMilli = (milli: number | null, by: number): number | null =>
  milli === null ? null : (LADDER[ladderIndex(milli) + by] ?? null)

const zigzag = (by: number): number => (by < 0 ? -2 * by - 1 : 2 * by)
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2)

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  bytes.push(rest)
}

function varints(bytes: readonly number[]): { read(): number; isOver(): boolean } {
  let at = 0
  return {
    isOver: () => at === bytes.length,
    read() {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++]
        if (byte === undefined) throw new RangeError('The moves end too early')
        value |= (byte & 0x7f) << shift
        if (byte < 0x80) return value
      }
    },
  }
}

const base64url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string): number[] =>
  Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
