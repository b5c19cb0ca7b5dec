import {
  exposureCapUnits,
  exposureUnits,
  LIMIT_TIERS,
  limitBreach,
  MOST_CALLS,
  type OfferedSpot,
  type OfferedTable,
  roomUnits,
} from '@baize/game-kit/tables/index'
import { StudioError } from '../../studio-error.ts'
import type { Bet } from './bet-input.ts'

/** What the slips of a round hold by now that limits look at. */
export interface Laid {
  /** Slips that the player has sent in this round, whatever became of them. */
  calls: number
  /** Units that the player has on each spot. */
  own: ReadonlyMap<string, number>
  /** Units that everybody has on each spot. */
  all: ReadonlyMap<string, number>
}

/**
 * Checks a bet against what is sold and against the limits of player and table.
 * @throws StudioError input_invalid (naming the position), spot_shut, stake_limit, too_often, spot_full
 */
export function checkBet(
  { tier, rules }: OfferedTable,
  spots: ReadonlyMap<string, OfferedSpot>,
  bet: Pick<Bet, 'positions'>,
  laid: Laid,
): void {
  const limits = LIMIT_TIERS[tier]
  const minUnits = String(limits.minUnits)
  bet.positions.forEach(({ spot, units }, i) => {
    const offered = spots.get(spot)
    if (!offered) throw new StudioError('input_invalid', { field: `positions.${i}.spot` })
    if (offered.isShut) throw new StudioError('spot_shut', { field: `positions.${i}.spot`, spot })
    if (units % BigInt(limits.minUnits) !== 0n)
      throw new StudioError('input_invalid', { field: `positions.${i}.units` })
  })
  if (laid.calls >= MOST_CALLS) throw new StudioError('too_often')
  const positions = bet.positions.map(({ spot, units }) => ({ ...spots.get(spot)!, spot, units: Number(units) }))
  const breach = limitBreach(limits, laid.own, positions)
  if (breach) {
    const { spot, maxUnits } = breach
    throw new StudioError('stake_limit', { ...(spot && { spot }), minUnits, maxUnits: String(maxUnits) })
  }
  const cap = exposureCapUnits(limits, rules.definition.kind)
  for (const position of positions) {
    const before = laid.all.get(position.spot) ?? 0
    if (exposureUnits(before + position.units, position) <= cap) continue
    const room = roomUnits(cap, exposureUnits(before, position), position)
    throw new StudioError('spot_full', { spot: position.spot, roomUnits: String(room) })
  }
}
