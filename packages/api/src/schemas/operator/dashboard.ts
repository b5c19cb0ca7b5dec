import { z } from 'zod'
import { amount, gameTypeCode, nothing, time } from '../common.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Days of the brand's zone: by a name that the server resolves, or the first and the last, at most 31. */
const range = z
  .string()
  .regex(/^(today|yesterday|7d|30d|month|\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2})$/)
  .default('today')

/** First and last day, and the instants from which and up to which they go. */
const span = { days: z.object({ from: day, to: day }), from: time, until: time }

/** Money is real and in the brand's currency; the formulas stand with the domain `reports`. */
const flows = {
  ...{ turnover: amount, ggr: amount, ngr: amount, netOfBrand: amount, deposits: amount, withdrawals: amount },
  /** At the end of the time. */
  heldByMembers: amount,
  /** Members who registered. */
  registrations: z.number().int(),
  /** Share of them whose first deposit was credited within seven days; null where nobody registered. */
  depositConversionPercent: z.string().nullable(),
  /** From the request to the last part that was sent, each at most one in a hundred off; null where nothing was paid. */
  ...{ payoutP50Seconds: z.number().nullable(), payoutP90Seconds: z.number().nullable() },
}

const figures = z.object({
  ...flows,
  /** Members with a settled bet, and those whose valid bets came to the least that counts as active. */
  ...{ players: z.number().int(), actives: z.number().int() },
  /** Null without players. */
  ngrPerPlayer: amount.nullable(),
})

const point = z.object({
  at: time,
  ...flows,
  /** Null in steps of an hour, which do not count members. */
  ...{ players: z.number().int().nullable(), actives: z.number().int().nullable(), ngrPerPlayer: amount.nullable() },
})

const game = { gameCode: z.string(), gameName: z.string(), bets: z.number().int() }

/** Queues of operators that something waits in. */
const pendingQueues = [
  'depositsToReview',
  'withdrawalsRequested',
  'withdrawalsToPay',
  'disputes',
  'corrections',
  'approvals',
  'failedJobs',
] as const

export const dashboardSchemas = {
  'dashboard.figures': {
    request: z.strictObject({ range, compare: z.literal('true').optional() }),
    response: z.object({
      ...{ ...span, figures },
      /** As many days right before; null where they were not asked for. */
      before: z.object({ ...span, figures }).nullable(),
      /** When they were read. Play and transfers are added up once a minute. */
      asOf: time,
      /** When play of these days came hours late for the last time, after which they were added up anew. */
      restatedAt: time.nullable(),
      /** Until when members of these days can still deposit in time; null once the share is final. */
      conversionOpenUntil: time.nullable(),
    }),
  },
  'dashboard.series': {
    request: z.strictObject({ range }),
    response: z.object({
      ...{ ...span, asOf: time, step: z.enum(['hour', 'day']) },
      points: z.array(point),
      /** Kinds of game that were played, those first that won or lost the house most. */
      gameTypes: z.array(z.object({ gameType: gameTypeCode, bets: z.number().int(), turnover: amount, ggr: amount })),
      /** At most ten, those first that won or lost the house most. */
      games: z.array(z.object({ ...game, turnover: amount, ggr: amount })),
      /** Of the games that were played enough to be tested: those furthest from what they state, at most ten. */
      drift: z.object({
        tested: z.number().int(),
        list: z.array(
          z.object({
            ...game,
            ...{ statedPercent: z.string(), actualPercent: z.string() },
            /** Half the width of the 99 % interval around the actual return. */
            marginPercent: z.string(),
            /** Chance does not carry one of so many fair games so far, but once in a hundred times. */
            isAlarm: z.boolean(),
          }),
        ),
      }),
    }),
  },
  'dashboard.pending': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          ...{ queue: z.enum(pendingQueues), count: z.number().int() },
          oldestAt: time.nullable(),
          /** Of the oldest; null where nothing waits, and in queues without a time. */
          level: z.enum(['green', 'amber', 'red']).nullable(),
        }),
      ),
    }),
  },
}
