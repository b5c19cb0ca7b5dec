import { z } from 'zod'
import type { StudioEndpointName } from './endpoints.ts'
import { bookRequests } from './sports/requests.ts'

const nothing = z.strictObject({})
const stakeUnits = z.string().regex(/^[1-9]\d{0,9}$/)
const roundId = z.strictObject({ id: z.uuid() })
const slipId = z.strictObject({ slipId: z.uuid() })
const listed = z.object({ limit: z.coerce.number().int().min(1).max(200).default(20) })
const ticket = z.strictObject({
  betCode: z.string().max(20),
  content: z.string().min(1).max(2000),
  unitCents: z.number().int(),
  times: z.number(),
  oddsX10000: z.array(z.number().int().min(0)).min(1).max(20),
})
const bought = {
  series: z.number().int(),
  costCents: z.number().int().positive(),
  tickets: z.array(ticket).min(1).max(100),
}

/** What each call takes: parameters of its path together with its query or body. Amounts are units of 1/10 000, as text. */
export const studioRequests = {
  'visit.balance': nothing,
  'room.match': z.strictObject({ id: z.string().regex(/^m:[\w-]{22,36}$/) }),
  'slot.spin': z.strictObject({ stakeUnits }),
  'slot.history': nothing,
  'slot.round': roundId,
  'round.confirmShown': z.strictObject({ id: z.uuid(), cursor: z.number().int().min(-1).max(100_000) }),
  'round.record': roundId,
  'seeds.state': nothing,
  'seeds.change': z.strictObject({ clientSeed: z.string().max(64) }),
  'fish.ticket': z.strictObject({ id: z.string().regex(/^f:[0-9a-f-]{36}$/) }),
  'instant.rounds': nothing,
  'instant.open': z.strictObject({ stakeUnits, options: z.unknown() }),
  'instant.choose': z.strictObject({ id: z.uuid(), number: z.number().int().min(0).max(1_000), choice: z.unknown() }),
  'instant.end': roundId,
  'lottery.games': nothing,
  'lottery.coming': listed,
  'lottery.held': listed,
  'lottery.slips': nothing,
  'lottery.placeSlip': z.strictObject({ slipId: z.uuid(), issue: z.string().max(20), ...bought }),
  'lottery.cancelSlip': roundId,
  'lottery.chases': nothing,
  'lottery.orderChase': z.strictObject({
    chaseId: z.uuid(),
    firstIssue: z.string().max(20),
    ...bought,
    times: z.array(z.number().int().min(1)).min(1).max(120),
    stop: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('win') }),
        z.strictObject({ kind: z.literal('profit'), cents: z.number().int() }),
      ])
      .nullable(),
  }),
  'lottery.cancelChase': roundId,
  'lottery.pool': nothing,
  'lottery.proof': z.strictObject({ id: z.string().max(60) }),
  'table.time': nothing,
  'table.bet': z.strictObject({
    slipId: z.uuid(),
    serial: z.number().int().min(1),
    definition: z.string().max(20),
    positions: z
      .array(z.strictObject({ spot: z.string().min(1).max(24), units: stakeUnits }))
      .min(1)
      .max(60),
    totalUnits: stakeUnits,
  }),
  'table.takeBack': slipId,
  'table.bets': z.strictObject({ serial: z.coerce.number().int().min(1) }),
  'table.proof': slipId,
  'table.rounds': listed.extend({ before: z.coerce.number().int().min(2).optional() }),
  ...bookRequests,
} satisfies Record<StudioEndpointName, z.ZodType>

/** Input of a call as its page gives it, and as the studio reads it. */
export type StudioRequest<N extends StudioEndpointName> = z.input<(typeof studioRequests)[N]>
export type StudioInput<N extends StudioEndpointName> = z.output<(typeof studioRequests)[N]>
