import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'
import type { DatabaseLog } from './log.ts'
import { READ_ONLY } from './postgres-errors.ts'

/**
 * Lets the process outlive connections that break, wherever they are: idle in the pool, or in use between two statements of
 * a transaction, where nobody else listens and an error without a listener ends the process. The next statement on a
 * broken connection fails, and the pool opens another.
 */
export function outliveBreaks(pool: pg.Pool, log: DatabaseLog): void {
  // A pool that has ended may still have connections that say goodbye while the server stops.
  const tell = (error: Error) => pool.ended || log.warn(`a database connection broke: ${error.message}`)
  pool.on('connect', client => {
    client.on('error', tell)
    leaveStandby(client)
  })
  pool.on('error', () => {}) // an idle one, which its own listener has told
}

/** A server that became a standby keeps its connections open: they go, so that the next one finds the new primary. */
function leaveStandby(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: EventEmitter & { stream: Socket } }
  connection.on('errorMessage', ({ code }: { code: string }) => {
    if (code === READ_ONLY) connection.stream.destroy()
  })
}
