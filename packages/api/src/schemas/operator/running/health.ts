import { z } from 'zod'
import { nothing, time } from '../../common.ts'

const count = z.number().int()
const bytes = z.number().int()

/** Rows that a reader has not taken are counted up to this many. */
export const behindAtMost = 10_000

const health = z.object({
  asOf: time,
  database: z.object({
    version: z.string(),
    startedAt: time,
    sizeBytes: bytes,
    connections: z.object({ open: count, most: count }),
    /** Of the oldest transaction that is open; null where none is but this one. */
    oldestTransactionSeconds: count.nullable(),
    /** How long the question took on the way there and back. */
    answerMs: z.number(),
  }),
  /** Readers that add up facts of play or transfers of money, with how far each is behind. */
  readers: z.array(
    z.object({
      ...{ name: z.string(), reads: z.enum(['facts', 'transfers', 'accounts', 'orders']) },
      /** Exact below {@link behindAtMost}. */
      behind: count,
      /** When the oldest that it has not taken came; null where it has all. */
      since: time.nullable(),
    }),
  ),
  queue: z.object({
    ...{ jobs: count, failed: count, late: count },
    /** Ticks that no process has taken yet, and those that run. */
    ...{ waiting: count, running: count },
  }),
  /** Of the data folder at the process that answers; null where it cannot be told. */
  disk: z.object({ freeBytes: bytes, totalBytes: bytes }).nullable(),
  providers: z.array(
    z.object({
      ...{ code: z.string(), name: z.string(), enabled: z.boolean() },
      /** The last list of games that was new, and what it came to; null before the first. */
      list: z.object({ readAt: time, gamesTaken: count, rowsLeftOut: count }).nullable(),
    }),
  ),
  /** Mails and text messages that wait, and how many of the last day were sent and were not, up to 10,000. */
  messages: z.object({ waiting: count, oldestAt: time.nullable(), sent: count, failed: count }),
  invariants: z.object({
    ...{ known: count, looked: count, violations: count },
    /** When the oldest of the last looks was; null before the first. */
    lookedAt: time.nullable(),
  }),
  /** Processes that gave a sign of life within the last hour. */
  processes: z.array(
    z.object({
      ...{ name: z.string(), role: z.string(), version: z.string(), startedAt: time, seenAt: time },
      memoryBytes: bytes,
      /** The one that answers. */
      isThis: z.boolean(),
      /** Its last sign of life is more than a minute old. */
      isSilent: z.boolean(),
    }),
  ),
})

export const healthSchemas = { 'health.read': { request: nothing, response: health } }
