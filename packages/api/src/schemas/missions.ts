import { z } from 'zod'
import { missionMetrics, missionPeriods, ticketKinds } from '../loyalty.ts'
import { amount, languageCode, nothing, reason, text, time } from './common.ts'
import { eligibility } from './eligibility.ts'

const code = z.string().regex(/^[A-Z0-9-]{2,40}$/)
const entered = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/)
const reward = z.object({
  kind: z.enum(['MONEY', 'POINTS', 'TICKET']),
  amount,
  ticket: z.enum(ticketKinds).nullable(),
})
const mission = z.object({
  code,
  title: z.string(),
  /** Name of a drawn prize picture. */
  picture: z.string(),
  period: z.enum(missionPeriods),
  metric: z.enum(missionMetrics),
  /** Names the period in a claim. */
  periodStart: time,
  /** Money for DEPOSIT and VALID_BET, a count for the other metrics. */
  progress: amount,
  target: amount,
  reward,
  /** What claiming adds to the week's ranking. */
  score: z.number().int(),
  status: z.enum(['OPEN', 'CLAIMABLE', 'CLAIMED']),
  claimUntil: time.nullable(),
})

export const missionSchemas = {
  'missions.summary': { request: nothing, response: z.object({ missions: z.array(mission) }) },
  'missions.leaderboard': {
    request: nothing,
    response: z.object({
      weekStart: time,
      weekEnd: time,
      list: z.array(
        z.object({ rank: z.number().int(), player: z.string(), score: z.number().int(), own: z.boolean() }),
      ),
      own: z.object({ rank: z.number().int().nullable(), score: z.number().int() }),
    }),
  },
  'missions.claim': {
    request: z.strictObject({ code, periodStart: time }),
    response: z.object({ reward }),
  },
  'missions.rewards': {
    request: nothing,
    response: z.object({
      claimable: z.array(
        z.object({
          source: z.enum(['PROMOTION', 'MISSION']),
          promotionId: z.string().nullable(),
          mission: z.object({ code, periodStart: time }).nullable(),
          title: z.string(),
          reward,
          multiple: z.number().int(),
          validUntil: time.nullable(),
          asksContact: z.boolean(),
        }),
      ),
      claimed: z.array(z.object({ source: z.enum(['PROMOTION', 'MISSION']), title: z.string(), reward, time })),
    }),
  },
  'missions.save': {
    request: z.strictObject({
      code,
      period: z.enum(missionPeriods),
      metric: z.enum(missionMetrics),
      target: entered,
      reward: z.strictObject({
        kind: z.enum(['MONEY', 'POINTS', 'TICKET']),
        amount: entered,
        ticket: z.enum(ticketKinds).nullable().default(null),
      }),
      score: z.number().int().min(0).max(10_000),
      titles: z.partialRecord(languageCode, text(80, 1)),
      picture: z.string().regex(/^[a-zA-Z0-9-]{1,40}$/),
      position: z.number().int().min(0).max(10_000),
      enabled: z.boolean(),
      eligibility: eligibility.default(null),
      reason,
    }),
    response: z.null(),
  },
}
