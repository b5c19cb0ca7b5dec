import { setTimeout as pause } from 'node:timers/promises'
import type { EveryDatabase } from '@baize/platform/domains/every-table'

const TAKEN_UP_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 250

/** What clients were told: by match the number of its last act, or 1 by `ticket shot`. */
export type ToldFacts = [name: string, count: number][]

/**
 * Of what was told before the process that kept the rooms died, that which is not stored: acts of matches, or decided shots in
 * tickets that the next process ends as they stand.
 * @throws Error where no process takes the tickets up within a minute
 */
export async function countLost(database: EveryDatabase, kind: 'tienLen' | 'fish', told: ToldFacts): Promise<number> {
  const stored = kind === 'tienLen' ? await actsOf(database) : await shotsOf(database)
  return told.reduce((lost, [name, count]) => lost + Math.max(0, count - (stored.get(name) ?? 0)), 0)
}

/** Waits until another process has taken up the rooms of the one that died. @throws Error after a minute */
export async function takenUp({ pool }: EveryDatabase, before: string): Promise<void> {
  await until(async () => (await fencesOf({ pool })) !== before)
  await until(async () => {
    const { rows } = await pool.query(`select from studio.fish_ticket where state in ('open', 'ending') limit 1`)
    return rows.length === 0
  })
}

/** The numbers of all leases, as one text. */
export async function fencesOf({ pool }: Pick<EveryDatabase, 'pool'>): Promise<string> {
  const { rows } = await pool.query(
    `select string_agg(fence::text, ' ' order by code) as fences from studio.room_lease`,
  )
  return rows[0].fences
}

async function actsOf({ pool }: EveryDatabase): Promise<Map<string, number>> {
  // A clock moves too.
  const { rows } = await pool.query<{ match_id: string; moves: number }>(
    `select match_id, count(*)::int as moves from studio.match_event where body::jsonb ->> 'kind' in ('move', 'clock') group by match_id`,
  )
  return new Map(rows.map(({ match_id, moves }) => [match_id, moves]))
}

async function shotsOf({ pool }: EveryDatabase): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select t.id || ' ' || (s ->> 0) as name from studio.fish_ticket t, jsonb_array_elements(t.record::jsonb -> 'shots') s
    where jsonb_array_length(s) > 2`,
  )
  return new Map(rows.map(({ name }) => [name, 1]))
}

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < TAKEN_UP_WITHIN_MS; waitedMs += LOOK_EVERY_MS) {
    if (await is()) return
    await pause(LOOK_EVERY_MS)
  }
  throw new Error('no process has taken up the rooms')
}
