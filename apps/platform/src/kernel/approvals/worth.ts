import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { UNITS_PER_WHOLE } from '@baize/money'

/** Tells if an amount is more than one operator may give out alone. */
export const takesTwo = (
  { fourEyesAbove }: Pick<BrandSettings, 'fourEyesAbove'>,
  kind: keyof BrandSettings['fourEyesAbove'],
  units: bigint,
): boolean => units > BigInt(fourEyesAbove[kind]) * UNITS_PER_WHOLE

export interface Gift {
  kind: 'MONEY' | 'POINTS' | 'TICKET' | 'NOTHING'
  units: bigint
}

/** What a gift is worth in money at most: points at the best ratio, a ticket as one unit of money. */
export function worthOf({ points }: Pick<BrandSettings, 'points'>, { kind, units }: Gift): bigint {
  if (kind !== 'POINTS') return units
  return units / BigInt(Math.min(...points.ratios.map(ratio => ratio.pointsPerUnit)))
}
