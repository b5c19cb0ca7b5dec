import type { MarketClass } from '@baize/game-kit/book/claims'
import type { PriceView, SheetView } from './fixture-views.ts'

/** A price without the names of its parts, a third of its length as an object. */
export type PackedPrice = [
  market: string,
  line4: number,
  selection: string,
  milli: number | null,
  marketClass: MarketClass,
  chancePpm: number,
  isMain: boolean,
]

/** A sheet as the stream tells it. */
export type PackedSheet = Omit<SheetView, 'prices'> & { prices: PackedPrice[] }

export const packPrice = ({
  market,
  line4,
  selection,
  milli,
  marketClass,
  chancePpm,
  isMain,
}: PriceView): PackedPrice => [market, line4, selection, milli, marketClass, chancePpm, isMain]

export const unpackPrice = ([
  market,
  line4,
  selection,
  milli,
  marketClass,
  chancePpm,
  isMain,
]: PackedPrice): PriceView => ({ market, line4, selection, milli, marketClass, chancePpm, isMain })

export const packSheet = (sheet: SheetView): PackedSheet => ({ ...sheet, prices: sheet.prices.map(packPrice) })

export const unpackSheet = (sheet: PackedSheet): SheetView => ({ ...sheet, prices: sheet.prices.map(unpackPrice) })
