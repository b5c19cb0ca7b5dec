import { LADDER, ladderIndex } from '@baize/game-kit/book/odds/ladder'
import type { PriceView, SheetView } from './fixture-views.ts'
import type { BookFrame } from './frames.ts'

type MovesFrame = Extract<BookFrame, { kind: 'moves' }>

/** All of a selection but its odds and its chance: moves tell of sheets that agree in it. */
const identityOf = ({ market, line4, selection, marketClass, isMain, milli }: PriceView): string =>
  [market, line4, selection, marketClass, isMain, milli === null].join('|')

function isSameSale(before: SheetView, after: SheetView): boolean {
  return (
    before.fixture === after.fixture &&
    before.phase === after.phase &&
    before.prices.length === after.prices.length &&
    before.prices.every((price, place) => identityOf(price) === identityOf(after.prices[place]!))
  )
}

/**
 * What moved between two sheets of a fixture, as a frame carries it: a count, and of each price the gap from the place of the one
 * before it and its change in steps of the ladder.
 * @returns null where the selections differ, or where a price was opened or shut: then the whole sheet is sent
 */
export function encodeMoves(before: SheetView, after: SheetView): string | null {
  if (!isSameSale(before, after)) return null
  const bytes: number[] = []
  let count = 0
  let next = 0
  for (const [place, { milli }] of after.prices.entries()) {
    const old = before.prices[place]!.milli
    if (milli === null || old === null || milli === old) continue
    pushVarint(bytes, place - next)
    pushVarint(bytes, zigzag(ladderIndex(milli) - ladderIndex(old)))
    next = place + 1
    count++
  }
  const head: number[] = []
  pushVarint(head, count)
  return base64url([...head, ...bytes])
}

/**
 * The sheet after a frame of moves. A chance moves against its odds, since the house's share of a claim stays what it is: it is
 * exact to the step of the ladder, and exact again with the next whole sheet.
 * @throws RangeError where the moves are not of this sheet
 */
export function applyMoves(sheet: SheetView, frame: Omit<MovesFrame, 'kind'>): SheetView {
  const { state, isHeld, token, hash, moves } = frame
  const read = varints(bytesOf(moves))
  const prices = [...sheet.prices]
  let next = 0
  for (let left = read(); left > 0; left--) {
    const place = next + read()
    const price = prices[place]
    const milli = movedMilli(price?.milli ?? null, unzigzag(read()))
    if (!price || milli === null) throw new RangeError(`The moves are not of the sheet of ${sheet.fixture}`)
    prices[place] = { ...price, milli, chancePpm: Math.round((price.chancePpm * price.milli!) / milli) }
    next = place + 1
  }
  return { ...sheet, state, isHeld, token, hash, prices }
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

function varints(bytes: readonly number[]): () => number {
  let at = 0
  return () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]
      if (byte === undefined) throw new RangeError('The moves end too early')
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
}

const base64url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string): number[] =>
  Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
