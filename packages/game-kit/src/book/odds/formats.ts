/** How odds are written. Slip, ticket and settlement keep decimal; this is display alone (sportsbook 3.2). */
export type OddsFormat = 'decimal' | 'hong-kong' | 'malay' | 'indonesian' | 'american' | 'fractional'

/**
 * Odds of 1/1000 in a format. Negative forms say what has to be risked to win one; their size is rounded up, so that a display
 * never flatters.
 */
export function oddsText(milli: number, format: OddsFormat): string {
  const winMilli = milli - 1_000
  const isEvenOrMore = winMilli >= 1_000
  switch (format) {
    case 'decimal':
      return thousandths(milli)
    case 'hong-kong':
      return thousandths(winMilli)
    case 'malay':
      return winMilli <= 1_000 ? thousandths(winMilli) : risked(winMilli)
    case 'indonesian':
      return isEvenOrMore ? thousandths(winMilli) : risked(winMilli)
    case 'american':
      return isEvenOrMore ? `+${Math.floor(winMilli / 10)}` : `-${Math.ceil(100_000 / winMilli)}`
    case 'fractional': {
      const divisor = greatestCommonDivisor(winMilli, 1_000)
      return `${winMilli / divisor}/${1_000 / divisor}`
    }
  }
}

/** Two decimals, three where the third is not zero. */
const thousandths = (milli: number): string => (milli / 1_000).toFixed(milli % 10 === 0 ? 2 : 3)

/** Three decimals, and three digits that are not zero where less than a tenth is risked: a long price would be a third off. */
function risked(winMilli: number): string {
  const decimals = winMilli <= 10_000 ? 3 : winMilli <= 100_000 ? 4 : 5
  const scale = 10 ** decimals
  return `-${(Math.ceil((1_000 * scale) / winMilli) / scale).toFixed(decimals)}`
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
