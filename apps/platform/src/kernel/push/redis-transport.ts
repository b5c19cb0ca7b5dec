import { randomUUID } from 'node:crypto'
import type { Log } from '@baize/server-kit/log'
import { Redis } from 'ioredis'
import type { PushMessage, PushTransport } from './hub.ts'

const channel = 'baize:push'

/**
 * Push between processes over Redis, which spares the database a lock that all commits with a NOTIFY share. What a
 * transaction tells still comes by the database, since it must come with the commit.
 */
export function redisTransport(url: string, byDatabase: PushTransport, log: Log): PushTransport {
  const self = randomUUID()
  const publisher = new Redis(url, { lazyConnect: true })
  const subscriber = new Redis(url, { lazyConnect: true })
  for (const connection of [publisher, subscriber])
    connection.on('error', error => log.warn({ err: error }, 'push connection to Redis lost'))
  return {
    async subscribe(deliver) {
      subscriber.on('message', (_channel, text) => {
        const { from, messages } = JSON.parse(text) as { from: string; messages: PushMessage[] }
        if (from !== self) deliver(messages)
      })
      await Promise.all([byDatabase.subscribe(deliver), subscriber.subscribe(channel)])
    },
    async publish(messages) {
      await publisher.publish(channel, JSON.stringify({ from: self, messages }))
    },
    async close() {
      publisher.disconnect()
      subscriber.disconnect()
      await byDatabase.close()
    },
  }
}
