/** What a table's limits follow from. Amounts are units of 1/10 000. */
export interface LimitTier {
  minUnits: number
  maxUnits: number
  chipUnits: readonly number[]
  /** Most that all players together may stand to win on one spot of a round. */
  exposureUnits: number
}

const UNIT = 10_000
/** A spot may cost the house so many of the tier's largest stakes. */
const EXPOSURE_IN_MAXIMA = 1_000
/** Boosted straights reach that more often than others. */
export const SPARK_EXPOSURE_IN_MAXIMA = 5_000

const tier = (min: number, max: number, chips: readonly number[]): LimitTier => ({
  minUnits: min * UNIT,
  maxUnits: max * UNIT,
  chipUnits: chips.map(chip => chip * UNIT),
  exposureUnits: EXPOSURE_IN_MAXIMA * max * UNIT,
})

export type TierNumber = 1 | 2 | 3 | 4

/** Tiers 1 to 4 (live tables book 1.4). */
export const LIMIT_TIERS: Readonly<Record<TierNumber, LimitTier>> = {
  1: tier(0.1, 100, [0.1, 0.5, 1, 5, 25, 100]),
  2: tier(1, 500, [1, 5, 10, 50, 100, 500]),
  3: tier(10, 2_500, [10, 25, 100, 500, 1_000, 2_500]),
  4: tier(50, 10_000, [50, 100, 500, 1_000, 5_000, 10_000]),
}
