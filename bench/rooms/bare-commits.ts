import { setTimeout as pause } from 'node:timers/promises'
import type { EveryDatabase } from '@baize/platform/domains/every-table'

const message = 'x'.repeat(100)

/**
 * Times commits of one small message, as often as rooms write theirs, while a work lasts: nothing that must be durable before it is told can be
 * told sooner.
 */
export async function timeCommits<T>(
  { pool }: Pick<EveryDatabase, 'pool'>,
  everyMs: number,
  work: Promise<T>,
): Promise<{ done: T; latenciesMs: number[] }> {
  const latenciesMs: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const beganAtMs = performance.now()
    // It stands in the log of the database alone, and is as durable as a row.
    await pool.query(`select pg_logical_emit_message(true, 'bench', $1)`, [message])
    latenciesMs.push(performance.now() - beganAtMs)
    await pause(Math.max(0, everyMs - (performance.now() - beganAtMs)))
  }
  return { done: await over, latenciesMs }
}
