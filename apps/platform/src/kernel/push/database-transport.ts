import { randomUUID } from 'node:crypto'
import type { Log } from '@baize/server-kit/log'
import pg from 'pg'
import type { PushMessage, PushTransport } from './hub.ts'

export const channel = 'baize_push'
/** A notification's payload must stay under 8,000 bytes. */
const perNotification = 20
const reconnectMs = 500

/** Push between processes over the database's LISTEN and NOTIFY, on a connection of its own. */
export function databaseTransport(connectionString: string, log: Log): PushTransport {
  const self = randomUUID()
  let client: pg.Client | null = null
  let closed = false
  let deliver: (messages: PushMessage[]) => void = () => {}

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'baize push' })
    next.on('error', error => log.warn({ err: error }, 'push connection lost'))
    // Comes once, however the connection ends; errors may come twice.
    next.once('end', () => {
      client = null
      if (!closed) setTimeout(() => connect().catch(refused), reconnectMs)
    })
    next.on('notification', ({ payload }) => {
      const { from, messages } = JSON.parse(payload ?? '{}') as { from: string; messages: PushMessage[] }
      if (from !== self) deliver(messages)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }
  const refused = (error: unknown) => log.warn({ err: error }, 'push connection refused')

  return {
    async subscribe(callback) {
      deliver = callback
      await connect().catch(error => {
        closed = true
        throw error
      })
    },
    async publish(messages) {
      for (let i = 0; i < messages.length; i += perNotification) {
        const payload = JSON.stringify({ from: self, messages: messages.slice(i, i + perNotification) })
        await client?.query('select pg_notify($1, $2)', [channel, payload])
      }
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
