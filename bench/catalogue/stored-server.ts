import type { AddressInfo } from 'node:net'
import { addBrowserManners, createServer } from '@baize/platform/kernel/http/server'
import { pino } from 'pino'

/**
 * A process of its own that answers given paths with given values, through the platform's own HTTP server and manners:
 * no database, no catalogue, no logic. It tells its parent where.
 */
process.once('message', async message => {
  const answers = message as Record<string, unknown>
  const app = createServer({ log: pino({ level: 'silent' }), trustedProxies: 0 })
  await addBrowserManners(app, { rateLimitPerMinute: 1_000_000, redis: null })
  app.get('/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return answers[request.url]
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
})
