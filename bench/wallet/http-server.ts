import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { WalletReply } from '@baize/api/wallet-protocol'
import { keySetOf } from '@baize/platform/domains/gateway/calls/key-set'
import { CallVerifier } from '@baize/platform/domains/gateway/calls/verify-call'
import { createWalletCalls } from '@baize/platform/domains/gateway/gateway'
import { installWalletRoutes } from '@baize/platform/domains/gateway/routes'
import { createServer } from '@baize/platform/kernel/http/server'
import { systemClock } from '@baize/server-kit/outside'
import { pino } from 'pino'
import { naiveBet, prepareNaive } from './naive-wallet.ts'
import { benchAudience, openSessions } from './sessions.ts'
import { openWorld } from './world.ts'

/**
 * A process of its own that serves the wallet's route three times: the real one, the same without SQL behind it, and one
 * with several statements and a house row. It tells its parent where, and whom it lets bet.
 */
const memberCount = Number(process.argv[2])
const world = await openWorld(memberCount)
const log = pino({ level: 'silent' })
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const verifier = new CallVerifier({ clock: systemClock, audience: benchAudience, log })
const publicKeys = { bench: publicKey.export({ format: 'jwk' }) as JsonWebKey }
const keySet = keySetOf(publicKeys, benchAudience)
verifier.setProviders([
  { code: 'BENCH', apiUrl: '', publicKeys, allowedAddresses: [], gameOrigins: [], protocol: 2, enabled: true },
])
const tokens = await openSessions(world)
await prepareNaive(world.database)

const real = createWalletCalls({
  ...world,
  clock: systemClock,
  log,
  onBalance: () => {},
})
const reply = (body: { request_uuid: string; user: string; currency: string }): WalletReply => ({
  status: 'OK',
  request_uuid: body.request_uuid,
  user: body.user,
  currency: body.currency,
  balance: 1,
})
const variants = {
  real,
  nodb: { ...real, move: async (_call: string, body: never) => reply(body) },
  naive: {
    ...real,
    move: async (_call: string, body: never) => {
      await naiveBet(world.database, body)
      return reply(body)
    },
  },
} as unknown as Record<string, typeof real>

const urls: Record<string, string> = {}
for (const [name, calls] of Object.entries(variants)) {
  const app = createServer({ log, trustedProxies: 0 })
  installWalletRoutes(app, {
    database: world.database,
    clock: systemClock,
    calls,
    verifier,
    keySet,
    onDrawn: async () => {},
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  urls[name] = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

process.on('message', async message => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage()
    process.send?.({ rssMb: process.memoryUsage().rss / 2 ** 20, workedMs: (user + system) / 1_000 })
  }
  if (message === 'stop') {
    await real.drain()
    await world.close()
    process.exit(0)
  }
})
process.send?.({ urls, tokens, privateKey: privateKey.export({ format: 'jwk' }) })
