/** Odds as integers of 1/10 000, stake included: 95 is 950 000. */
export type OddsX10000 = number

/** How a price follows from the odds mode. Multiples are per unit of a line, stake included. */
export type Price =
  /** By the odds rule: a share of the fair multiple `of / ways`. */
  | { kind: 'fair'; ways: number; of: number }
  /** Quoted at series 1900 and scaled with the series. */
  | { kind: 'quoted'; multiple: number }
  /** The same at every series. */
  | { kind: 'fixed'; multiple: number }
  /** A share of the pool, which no odds tell beforehand. */
  | { kind: 'pool' }
  /** The stake back, where a result is neither won nor lost. */
  | { kind: 'back' }

export const fair = (ways: number, of: number): Price => ({ kind: 'fair', ways, of })
export const quoted = (multiple: number): Price => ({ kind: 'quoted', multiple })
export const fixed = (multiple: number): Price => ({ kind: 'fixed', multiple })
export const pooled: Price = { kind: 'pool' }
export const stakeBack: Price = { kind: 'back' }

/** Percent of the sealed sales that go to the pool (lotteries book 3.6). */
export const poolPercent = 47

export const lowestSeries = 1800
export const highestSeries = 1940
export const defaultSeries = 1900
export const seriesStep = 20
/** A ticket of two units on a chance of 1 in 1000 is fair at this series. */
const fairSeries = 2000

export class SeriesError extends RangeError {
  override name = 'SeriesError'
}

/**
 * Checks that a series is on sale and within what the member may choose.
 * @throws SeriesError otherwise
 */
export function checkSeries(series: number, memberMaximum = highestSeries): void {
  const onSale = series >= lowestSeries && series <= highestSeries && series % seriesStep === 0
  if (!onSale || series > memberMaximum) throw new SeriesError(`series ${series} is not on sale for this member`)
}

/** Odds of a price at a series, floored to two decimals (lotteries book 3.1 and 4). */
export function oddsOf(price: Price, series: number = defaultSeries): OddsX10000 {
  switch (price.kind) {
    case 'fair':
      return 100 * Math.floor((series * price.of * 100) / (fairSeries * price.ways))
    case 'quoted':
      return 100 * Math.floor((hundredths(price.multiple) * series) / defaultSeries)
    case 'fixed':
      return 100 * hundredths(price.multiple)
    case 'pool':
      return 0
    case 'back':
      return 10_000
  }
}

/** True when two prices say the same. */
export const isSamePrice = (one: Price, other: Price): boolean =>
  one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other)

/** Share of each settled stake that goes back to the member, in 1/10 000 (lotteries book 4). */
export const rebateX10000 = (memberMaximum: number, series: number): number =>
  ((memberMaximum - series) * 10_000) / fairSeries

/** What goes back of a settled stake: the share, floored to cents. */
export const rebateCents = (stakeCents: number, shareX10000: number): number =>
  Number((BigInt(stakeCents) * BigInt(shareX10000)) / 10_000n)

const hundredths = (multiple: number): number => Math.round(multiple * 100)
