import { schemas } from '@baize/api/schemas/index'
import type { Clock } from '@baize/server-kit/outside'
import type { Missions } from '../../domains/missions/index.ts'
import type { Points } from '../../domains/points/index.ts'
import type { Promotions } from '../../domains/promotions/index.ts'
import { demoGoods } from './goods.ts'
import { demoMissions } from './missions.ts'
import { demoPromotions } from './promotions.ts'

const codes = ['EN', 'CN', 'VI', 'TH', 'ID', 'TY', 'JA'] as const
const dayMs = 86_400_000
const [actor, reason] = ['demo', 'The demo world']

const byLanguage = <T>(values: readonly T[]) => Object.fromEntries(codes.map((code, at) => [code, values[at]]))

/** Promotions, missions and goods of the demo, made as operators make them. */
export async function seedLoyalty(deps: {
  clock: Clock
  points: Points
  promotions: Promotions
  missions: Missions
}): Promise<void> {
  const today = Math.floor(deps.clock.now().getTime() / dayMs) * dayMs
  const dayAt = (days: number) => new Date(today + days * dayMs).toISOString()
  for (const [position, { from, until, ...promotion }] of demoPromotions.entries()) {
    const times = { startsAt: dayAt(from), endsAt: dayAt(until) }
    const saved = { ...promotion, ...times, position, enabled: true, reason }
    await deps.promotions.save(schemas['promotions.save'].request.parse(saved), actor)
  }
  for (const [position, { titles, ...mission }] of demoMissions.entries()) {
    const saved = { ...mission, titles: byLanguage(titles), position, enabled: true, reason }
    await deps.missions.save(schemas['missions.save'].request.parse(saved), actor)
  }
  for (const [position, { texts, ...goods }] of demoGoods.entries()) {
    const named = byLanguage(texts.map(([name, remark]) => ({ name, remark })))
    const saved = { ...goods, texts: named, position, enabled: true, reason }
    await deps.points.saveGoods(schemas['points.saveGoods'].request.parse(saved), actor)
  }
}
