import './tables.ts'
import type { ResponseOf } from '@baize/api'
import { sql } from 'kysely'

export type Run = ResponseOf<'jobs.runs'>['list'][number]
export type Outcome = Run['outcome']

/** A run as it lies there, read by {@link runColumns}. */
export interface RunRow {
  id: bigint
  started_at: Date
  took_ms: number | null
  outcome: Outcome
  did: Record<string, unknown> | null
  error: string | null
  process: string | null
  started_by: string | null
}

/** The last run of a job whose lease is held goes on; any other one without an end was lost with its process. */
const goesOn = sql<boolean>`coalesce((
    select s.held_until > clock_timestamp() from job.state s where s.name = r.name
  ) and r.id = (select max(later.id) from job.run later where later.name = r.name), false)`

/** Conditions on `job.run as r` by outcome. */
export const outcomeIs = {
  ok: sql<boolean>`r.ended_at is not null and r.error is null`,
  failed: sql<boolean>`r.error is not null`,
  running: sql<boolean>`r.ended_at is null and ${goesOn}`,
  lost: sql<boolean>`r.ended_at is null and not ${goesOn}`,
} as const satisfies Record<Outcome, unknown>

/** Columns of a run in `job.run as r`. */
export const runColumns = sql<RunRow>`r.id, r.started_at, r.did, left(r.error, 2000) as error, r.process, r.started_by,
  (extract(epoch from r.ended_at - r.started_at) * 1000)::int as took_ms,
  case when r.error is not null then 'failed' when r.ended_at is not null then 'ok' when ${goesOn} then 'running' else 'lost' end as outcome`

export const presentRun = (row: RunRow): Run => ({
  id: row.id.toString(),
  startedAt: row.started_at.toISOString(),
  tookMs: row.took_ms,
  outcome: row.outcome,
  did: row.did,
  error: row.error,
  process: row.process,
  startedBy: row.started_by,
})
