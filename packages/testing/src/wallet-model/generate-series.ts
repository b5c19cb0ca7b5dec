import type { Numbers } from './numbers.ts'
import type { SettleCall } from './state.ts'

/** The odds series of a settle and the share that goes back, one without the other, or, mostly, none of them. */
export const someSeries = ({ chance, below, one }: Numbers): Pick<SettleCall, 'series' | 'rebate'> =>
  chance(0.2) ? { series: one([1800, 1900, 1940, 2000]), ...(chance(0.7) ? { rebate: below(900) } : {}) } : {}
