import type { OfferedSpot, TableKind, TablePosition } from '../table-game.ts'
import { type LimitTier, SPARK_EXPOSURE_IN_MAXIMA } from './tiers.ts'

/** Most spots of one slip. */
export const MOST_SPOTS = 60
/** Calls of a player in a round, and slips that may be taken back. */
export const MOST_CALLS = 8
export const MOST_TAKEN_BACK = 3
/** All spots of a player in a round, in largest stakes of the tier. */
const ALL_SPOTS_IN_MAXIMA = 5

const EVEN_X10000 = 10_000

/** What a spot wins at most beside its stake, in 1/10 000 of the stake. */
const winX10000 = ({ topReturnX10000 }: Pick<OfferedSpot, 'topReturnX10000'>): number => topReturnX10000 - EVEN_X10000

/**
 * Most that a player may have on a spot in a round: what wins no more than the tier's largest stake does at even money, in
 * steps of the smallest stake, and never less than one of those (live tables book 1.4).
 */
export function spotCapUnits({ minUnits, maxUnits }: LimitTier, spot: Pick<OfferedSpot, 'topReturnX10000'>): number {
  const divisor = Math.max(EVEN_X10000, winX10000(spot))
  const steps = Math.floor((maxUnits * EVEN_X10000) / (divisor * minUnits))
  return Math.max(minUnits, steps * minUnits)
}

/** Most that a player may have on all spots of a round together. */
export const roundCapUnits = ({ maxUnits }: LimitTier): number => ALL_SPOTS_IN_MAXIMA * maxUnits

/** A spot, or the whole round where `spot` is null, on which a player would have less or more than the limits allow. */
export interface LimitBreach {
  spot: string | null
  minUnits: number
  maxUnits: number
}

/**
 * The first limit that a player's positions in a round break, the new ones included; null when they keep to all.
 * @param before units by spot that are accepted already
 * @param added positions of the new slip, on spots that are offered
 */
export function limitBreach(
  tier: LimitTier,
  before: ReadonlyMap<string, number>,
  added: readonly TablePosition[],
): LimitBreach | null {
  let all = [...before.values()].reduce((sum, units) => sum + units, 0)
  for (const position of added) {
    const units = (before.get(position.spot) ?? 0) + position.units
    const maxUnits = spotCapUnits(tier, position)
    if (units < tier.minUnits || units > maxUnits) return { spot: position.spot, minUnits: tier.minUnits, maxUnits }
    all += position.units
  }
  const maxUnits = roundCapUnits(tier)
  return all > maxUnits ? { spot: null, minUnits: tier.minUnits, maxUnits } : null
}

/** Most that all players of a table together may stand to win on one spot of a round. */
export const exposureCapUnits = (tier: LimitTier, kind: TableKind): number =>
  kind === 'spark' ? SPARK_EXPOSURE_IN_MAXIMA * tier.maxUnits : tier.exposureUnits

/** What a position may win beside its stake, up to a whole unit: what is reserved of the spot's exposure before the debit. */
export const exposureUnits = (units: number, spot: Pick<OfferedSpot, 'topReturnX10000'>): number =>
  Number((BigInt(units) * BigInt(winX10000(spot)) + 9_999n) / 10_000n)

/** Stake that a spot still has room for. */
export const roomUnits = (
  capUnits: number,
  reservedUnits: number,
  spot: Pick<OfferedSpot, 'topReturnX10000'>,
): number => Math.max(0, Math.floor(((capUnits - reservedUnits) * EVEN_X10000) / winX10000(spot)))
