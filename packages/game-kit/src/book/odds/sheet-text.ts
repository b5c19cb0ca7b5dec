import type { PricedClaim } from './price.ts'

/**
 * The prices of a state as one text, whose SHA-256 names the sheet: a line a claim that is sold, market, line times four,
 * selection and odds in 1/1000, sorted by their bytes (sportsbook 6).
 */
export const sheetText = (claims: readonly PricedClaim[]): string =>
  claims
    .filter(({ milli }) => milli !== null)
    .map(({ market, line4, selection, milli }) => `${market}|${line4}|${selection}|${milli}\n`)
    .sort()
    .join('')
