import type { PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import type { LegNow } from './leg-now.ts'
import type { PlaceRequest, SlipState } from './slip-state.ts'
import { stakeUnits } from './stakes.ts'
import { systemOf } from './sums.ts'

type Bet = PlaceRequest['bets'][number]

/** A leg at the odds that stand on the screen now; the press would have asked first where these were worse than the chosen ones. */
const legOf = ({ leg, milli, token }: LegNow): Bet['legs'][number] => {
  const { fixture, market, line4, selection, combined } = leg
  return {
    ...{ fixture, market, line4, selection, milli: milli ?? leg.milli, token },
    ...(combined && { combined: combined.map(each => ({ ...each })) }),
  }
}

/** The bets of the open tab as one request, and the key of what each is of; null where there is nothing to place. */
export function slipRequest(
  state: SlipState,
  legs: readonly LegNow[],
  policy: PricePolicy,
  newId: () => string,
): { request: PlaceRequest; keys: Record<string, string> } | null {
  const keys: Record<string, string> = {}
  const bet = (key: string, rest: Omit<Bet, 'betId'>): Bet => {
    const betId = newId()
    keys[betId] = key
    return { betId, ...rest }
  }
  const bets = betsOf(state, legs).map(({ key, ...rest }) => bet(key, rest))
  return bets.length === 0 ? null : { request: { slipId: newId(), policy, bets }, keys }
}

function betsOf(state: SlipState, legs: readonly LegNow[]): (Omit<Bet, 'betId'> & { key: string })[] {
  const open = legs.filter(({ milli }) => milli !== null)
  if (state.tab === 'single')
    return open.flatMap(now => {
      const { leg } = now
      const units = stakeUnits(state.stakes[leg.key] ?? '')
      if (units === null) return []
      return [{ key: leg.key, kind: 'single' as const, legs: [legOf(now)], lineStakeUnits: String(units) }]
    })
  const isSystem = state.tab === 'system'
  const units = stakeUnits(isSystem ? state.lineStake : state.parlayStake)
  const system = isSystem ? systemOf(state) : null
  if (units === null || open.length < legs.length || legs.length < 2 || (isSystem && !system)) return []
  return [
    {
      ...{ key: state.tab, kind: isSystem ? ('system' as const) : ('parlay' as const) },
      ...(system && { system: system.name }),
      ...{ legs: legs.map(legOf), lineStakeUnits: String(units) },
    },
  ]
}
