import type { ResponseOf } from '@baize/api'
import { clubRankOf } from '../members/index.ts'
import type { PointsDependencies } from './dependencies.ts'
import { ratioAt } from './earning/ratios.ts'

/** How points are earned and converted, and where the member stands. */
export async function pointConfig(deps: PointsDependencies, memberId: bigint): Promise<ResponseOf<'points.config'>> {
  const { points } = await deps.settings.brand()
  const rank = (await clubRankOf(deps.database, memberId)) ?? 0
  return {
    ratios: points.ratios.toSorted((a, b) => a.rankLevel - b.rankLevel),
    ownRankLevel: rank,
    ownPointsPerUnit: ratioAt(points, rank),
    minConvert: points.minConvert,
    earningWeights: Object.entries(points.earningWeights).map(([gameType, thousandths]) => ({
      gameType,
      weight: `${Math.trunc(thousandths / 1000)}.${String(thousandths % 1000)
        .padStart(3, '0')
        .slice(0, 2)}`,
    })),
  }
}
