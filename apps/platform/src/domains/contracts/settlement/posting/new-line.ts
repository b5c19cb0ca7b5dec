import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { UNITS_PER_WHOLE } from '@baize/money'
import type { Series } from '../../dependencies.ts'
import type { Adjustment } from '../mending/recompute.ts'
import type { Computed } from '../sums/compute.ts'
import type { Basis } from '../sums/sums.ts'
import type { Window } from '../sums/windows.ts'

export interface FreezeInput {
  series: Series
  window: Window
  cutoff: Date
  /** Cut-off of the window before: what became known since is late for earlier windows. */
  knownFrom: Date
  currency: string
  brand: BrandSettings
  at: Date
}

/** A line as it is stored first. */
export interface NewLine extends Computed {
  owedUnits: bigint
  adjustmentUnits: bigint
  carryInUnits: bigint
  amountUnits: bigint
  carryOutUnits: bigint
  adjustments: Adjustment[]
}

export const basisOf = ({ currency, brand, cutoff }: Pick<FreezeInput, 'currency' | 'brand' | 'cutoff'>): Basis => ({
  currency,
  cutoff,
  activeMinUnits: BigInt(brand.activeMinValidBet) * UNITS_PER_WHOLE,
})
