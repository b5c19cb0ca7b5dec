import { z } from 'zod'
import { nothing, reason, time } from '../../common.ts'
import { listRequest, listResponse } from '../lists.ts'

const name = z.string().regex(/^[a-z][a-z-]{1,60}$/)

/** `lost`: its process went away in the middle, and nobody knows how far it came. */
const runOutcomes = ['running', 'ok', 'failed', 'lost'] as const

const run = z.object({
  id: z.string(),
  startedAt: time,
  /** Null while it runs and where it was lost. */
  tookMs: z.number().int().nullable(),
  outcome: z.enum(runOutcomes),
  /** What it counted, by name; null where it tells nothing. */
  did: z.record(z.string(), z.unknown()).nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Host and number of the process; null of runs from before that was kept. */
  process: z.string().nullable(),
  /** The operator who began it; null for the clock. */
  startedBy: z.string().nullable(),
})

export const jobSchemas = {
  'jobs.list': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          /** Five-field cron, UTC. */
          cron: z.string(),
          /** `late`: no success for two ticks and five minutes. Null before any process knew it. */
          state: z.enum(['ok', 'failed', 'late']).nullable(),
          nextAt: time,
          lastRun: run.nullable(),
        }),
      ),
    }),
  },
  'jobs.runs': {
    request: listRequest(['-startedAt', 'startedAt'], { name, outcome: z.enum(runOutcomes).optional() }),
    response: listResponse(run),
  },
  'jobs.runNow': { request: z.strictObject({ name, reason }), response: z.object({ id: z.string() }) },
}
