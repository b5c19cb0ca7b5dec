import type { BookSettings } from '@baize/api/studio/sports/bets'
import { type OddsFormat, oddsText } from '@baize/game-kit/book/odds/formats'

const formats: Readonly<Record<BookSettings['oddsFormat'], OddsFormat>> = {
  ...{ decimal: 'decimal', hongkong: 'hong-kong', malay: 'malay', indonesian: 'indonesian' },
  ...{ american: 'american', fractional: 'fractional' },
}

/** Odds of 1/1000 as a member likes them. */
export const oddsOf = (milli: number, format: BookSettings['oddsFormat']): string => oddsText(milli, formats[format])

const percentOf = (share: number): string => `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`

/** The fair chance of a selection. */
export const chanceText = (chancePpm: number): string => percentOf(chancePpm / 1_000_000)

/** The part of a stake that the house keeps of it: 1 less chance times odds. */
export const shareText = (chancePpm: number, milli: number): string =>
  percentOf(Math.max(0, 1 - (chancePpm * milli) / 1_000_000_000))

/** The product of odds as it is shown: without the zeros at its end, but with two decimals at least. */
export const shortOdds = (odds: string): string => odds.replace(/(\.\d\d)(\d*?)0+$/, '$1$2')
