import {
  type BetType,
  betTypeOf,
  type FormatCode,
  type OddsX10000,
  oddsOf,
  type Price,
} from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import { oddsText } from './quote.ts'

/** True where some results give the stake back; keno's sums alone are so. */
export const hasStakeBack = (format: FormatCode, betCode: string): boolean =>
  (sampleContents[format][betCode] ?? []).some(content =>
    betTypeOf(format, betCode)!
      .read(content)
      .chances.some(({ price }) => price.kind === 'back'),
  )

/** Lowest and highest odds of a bet, over contents that stand for all of it. */
function oddsBounds(format: FormatCode, type: BetType, series: number): readonly [OddsX10000, OddsX10000] {
  const odds = (sampleContents[format][type.code] ?? []).flatMap(content =>
    type.read(content).chances.flatMap(({ price }) => (isQuoted(price) ? [oddsOf(price, series)] : [])),
  )
  return bounds(odds)
}

/** A share of a pool has no odds beforehand, and a stake that comes back wins nothing. */
const isQuoted = ({ kind }: Price): boolean => kind !== 'pool' && kind !== 'back'

export const bounds = (figures: readonly number[]): [number, number] => [Math.min(...figures), Math.max(...figures)]

/** `95`, or `1.95 – 66` where the odds of a bet differ. */
export const spanText = ([low, high]: readonly [string, string]): string => (low === high ? low : `${low} – ${high}`)

export const oddsSpan = (format: FormatCode, type: BetType, series: number): string => {
  const [low, high] = oddsBounds(format, type, series)
  return spanText([oddsText(low), oddsText(high)])
}
