import type pg from 'pg'
import { gauge, whenLookedAt } from './instruments.ts'

const pools = new Map<pg.Pool, string>()

/**
 * Counts the connections of a pool until it ends.
 * @param name of pools that do the same; those of one name are counted together
 */
export function watchPool(pool: pg.Pool, name: string): void {
  pools.set(pool, name)
}

whenLookedAt(() => {
  const [open, most, waiting] = [
    gauge('baize_database_connections'),
    gauge('baize_database_connections_most'),
    gauge('baize_database_waiting'),
  ]
  for (const each of [open, most, waiting]) each.reset()
  for (const [one, pool] of pools) {
    if (one.ended) {
      pools.delete(one)
      continue
    }
    open.inc({ pool, state: 'idle' }, one.idleCount)
    open.inc({ pool, state: 'busy' }, one.totalCount - one.idleCount)
    most.inc({ pool }, one.options.max)
    waiting.inc({ pool }, one.waitingCount)
  }
})
