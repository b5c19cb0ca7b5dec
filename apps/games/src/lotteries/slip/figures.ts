import { type BetType, type FormatCode, type OddsX10000, oddsOf } from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import { oddsText } from './quote.ts'

/** Lowest and highest odds of a bet, over contents that stand for all of it. */
function oddsBounds(format: FormatCode, type: BetType, series: number): readonly [OddsX10000, OddsX10000] {
  const odds = (sampleContents[format][type.code] ?? []).flatMap(content =>
    type.read(content).chances.flatMap(({ price }) => (price.kind === 'pool' ? [] : [oddsOf(price, series)])),
  )
  return bounds(odds)
}

export const bounds = (figures: readonly number[]): [number, number] => [Math.min(...figures), Math.max(...figures)]

/** `95`, or `1.95 – 66` where the odds of a bet differ. */
export const spanText = ([low, high]: readonly [string, string]): string => (low === high ? low : `${low} – ${high}`)

export const oddsSpan = (format: FormatCode, type: BetType, series: number): string => {
  const [low, high] = oddsBounds(format, type, series)
  return spanText([oddsText(low), oddsText(high)])
}
