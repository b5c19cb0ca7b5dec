import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

export type PointSettings = BrandSettings['points']

/** Points that make one unit of money at a club rank: the row of the highest rank that is not above it. */
export function ratioAt({ ratios }: PointSettings, rank: number): number {
  const [first, ...better] = ratios.toSorted((a, b) => a.rankLevel - b.rankLevel)
  return better.reduce((held, row) => (row.rankLevel <= rank ? row : held), first!).pointsPerUnit
}

/** Money for whole points, cut to cents: floor2(n ÷ pointsPerUnit). */
export const moneyFor = (pointUnits: bigint, pointsPerUnit: number): bigint =>
  (pointUnits / BigInt(pointsPerUnit) / 100n) * 100n

/** Notes which ratio was in force when movements were posted. */
export async function noteRatios(
  tx: Queryable,
  notes: readonly { key: string; pointsPerUnit: number }[],
): Promise<void> {
  if (notes.length === 0) return
  await tables(tx)
    .insertInto('points.ratio_note')
    .values(notes.map(({ key, pointsPerUnit }) => ({ key, points_per_unit: pointsPerUnit })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
