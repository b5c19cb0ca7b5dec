import type { Log } from '@baize/server-kit/log'
import type { PushTransport } from '../push/hub.ts'

/** Redis of a deployment that names one, for rate limits and for push between processes. Its library is loaded with it. */
export async function openRedis(url: string) {
  const { Redis } = await import('ioredis')
  const { redisTransport } = await import('../push/redis-transport.ts')
  return {
    client: new Redis(url, { lazyConnect: true }),
    transport: (byDatabase: PushTransport, log: Log): PushTransport => redisTransport(url, byDatabase, log),
  }
}
