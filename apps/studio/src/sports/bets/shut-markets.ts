import type { Picked } from './claim-text.ts'

interface Shutting {
  suspended_markets: readonly string[]
  voided_markets: readonly string[]
}

/** Markets of a fixture that take no bets, whatever becomes of the others. */
export const shutMarkets = ({ suspended_markets, voided_markets }: Shutting): string[] => [
  ...new Set([...suspended_markets, ...voided_markets]),
]

/** True of a claim on one of some markets; a combination is on those of its selections too. */
export const isOnMarkets = ({ market, combined }: Picked, markets: readonly string[]): boolean =>
  markets.includes(market) || (combined?.some(claim => markets.includes(claim.market)) ?? false)
