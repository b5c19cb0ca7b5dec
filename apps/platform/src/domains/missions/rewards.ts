import type { Language, ResponseOf } from '@baize/api'
import type { MissionsDependencies } from './dependencies.ts'
import { claimedMissions, listMissions } from './read-missions.ts'

const shownClaims = 50

/** What a member may claim now, of promotions and missions alike, and what was claimed lately. */
export async function listRewards(
  deps: MissionsDependencies,
  memberId: bigint,
  language: Language,
): Promise<ResponseOf<'missions.rewards'>> {
  const [promotions, missions, claimedPromotions, claimed] = await Promise.all([
    deps.promotions.claimable(memberId, language),
    listMissions(deps, memberId, language),
    deps.promotions.claimed(memberId, language),
    claimedMissions(deps, memberId, language),
  ])
  const history = [
    ...claimed.map(each => ({ source: 'MISSION' as const, ...each })),
    ...claimedPromotions.map(({ title, amount, time }) => ({
      ...{ source: 'PROMOTION' as const, title, time },
      reward: { kind: 'MONEY' as const, amount, ticket: null },
    })),
  ]
  return {
    claimable: [
      ...promotions.map(({ promotionId, title, amount, multiple, validUntil, asksContact }) => ({
        ...{ source: 'PROMOTION' as const, promotionId, mission: null, title, multiple, validUntil, asksContact },
        reward: { kind: 'MONEY' as const, amount, ticket: null },
      })),
      ...missions
        .filter(({ status }) => status === 'CLAIMABLE')
        .map(({ code, periodStart, title, reward, claimUntil }) => ({
          ...{ source: 'MISSION' as const, promotionId: null, mission: { code, periodStart }, title, reward },
          ...{ multiple: reward.kind === 'MONEY' ? 1 : 0, validUntil: claimUntil, asksContact: false },
        })),
    ],
    claimed: history
      .toSorted((a, b) => b.time.getTime() - a.time.getTime())
      .slice(0, shownClaims)
      .map(each => ({ ...each, time: each.time.toISOString() })),
  }
}

/** Numbers for the badges of the menu. */
export async function countRewards(
  deps: MissionsDependencies,
  memberId: bigint,
): Promise<{ missionCount: number; rewardCount: number }> {
  const [promotions, missions] = await Promise.all([
    deps.promotions.claimable(memberId, 'EN'),
    listMissions(deps, memberId, 'EN'),
  ])
  const missionCount = missions.filter(({ status }) => status === 'CLAIMABLE').length
  return { missionCount, rewardCount: missionCount + promotions.length }
}
