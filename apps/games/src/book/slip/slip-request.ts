import type { PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import type { LegNow } from './leg-now.ts'
import type { PlaceRequest, SlipLeg, SlipState } from './slip-state.ts'
import { stakeUnits } from './stakes.ts'
import { systemOf } from './sums.ts'

type Bet = PlaceRequest['bets'][number]

const legOf = ({ fixture, market, line4, selection, combined, milli, token }: SlipLeg): Bet['legs'][number] => ({
  ...{ fixture, market, line4, selection, milli, token },
  ...(combined && { combined: combined.map(each => ({ ...each })) }),
})

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
    return open.flatMap(({ leg }) => {
      const units = stakeUnits(state.stakes[leg.key] ?? '')
      if (units === null) return []
      return [{ key: leg.key, kind: 'single' as const, legs: [legOf(leg)], lineStakeUnits: String(units) }]
    })
  const isSystem = state.tab === 'system'
  const units = stakeUnits(isSystem ? state.lineStake : state.parlayStake)
  const system = isSystem ? systemOf(state) : null
  if (units === null || open.length < legs.length || legs.length < 2 || (isSystem && !system)) return []
  return [
    {
      ...{ key: state.tab, kind: isSystem ? ('system' as const) : ('parlay' as const) },
      ...(system && { system: system.name }),
      ...{ legs: legs.map(({ leg }) => legOf(leg)), lineStakeUnits: String(units) },
    },
  ]
}
