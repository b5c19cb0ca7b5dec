import type { Numbers } from './numbers.ts'
import type { ModelState, PoolCall, SettleCall } from './state.ts'

interface Choice {
  numbers: Numbers
  state: ModelState
  users: readonly string[]
  provider: string
  freshId: (kind: string) => string
}

/** A move of a provider's pool, mostly about a bet or a win that is there. */
export function generatePool({ numbers: { one }, state, users, provider, freshId }: Choice): PoolCall {
  const bets = Object.values(state.bets).filter(bet => bet.provider === provider)
  const bet = bets.length > 0 ? one(bets) : undefined
  const wins = state.poolWins.filter(win => win.startsWith(`${provider}|`))
  const move = one(['in', 'in', 'back', 'win', 'win', 'seed'] as const)
  const round = wins.length > 0 && move === 'seed' ? one(wins).slice(provider.length + 1) : freshId('draw')
  return {
    ...{ name: 'pool', provider, move, round, id: freshId('pool'), amount: one([100, 50_000, 700_000]) },
    ...{ user: bet?.user ?? one(users), bet: bet?.id ?? freshId('unknown') },
  }
}

/** The odds series of a settle and the share that goes back, one without the other, or, mostly, none of them. */
export const someSeries = ({ chance, below, one }: Numbers): Pick<SettleCall, 'series' | 'rebate'> =>
  chance(0.2) ? { series: one([1800, 1900, 1940, 2000]), ...(chance(0.7) ? { rebate: below(900) } : {}) } : {}

/** A settle with another series, where it has one, or with other payouts. */
export const otherSettle = (call: SettleCall, { chance }: Numbers): SettleCall =>
  call.series && chance(0.5)
    ? { ...call, series: call.series - 1 }
    : { ...call, lines: call.lines.map(line => ({ ...line, payout: line.payout + 100 })) }
