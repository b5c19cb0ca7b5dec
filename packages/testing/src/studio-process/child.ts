import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createLog } from '@baize/server-kit/log'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { createStudio, type Studio } from '@baize/studio/app'
import { testKey } from '../server-process.ts'
import type { Answered, ChildOptions, Told } from './studio-process.ts'

/** Run by `StudioProcess`: a studio that deals at its tables, plays its fixtures and keeps its rooms when the parent says so. Its clock stands at what the parent said last. */
let nowMs = 0
let studio: Studio

const answer = (answered: Answered) => process.send?.(answered)

async function open({ nowMs: openedAtMs, ...options }: ChildOptions): Promise<Answered> {
  nowMs = openedAtMs
  studio = await createStudio({
    ...options,
    ownerConnectionString: undefined,
    keyOfKeys: keysFromText(testKey),
    log: createLog({ LOG_LEVEL: 'fatal' }),
    outside: { now: () => new Date(nowMs), newServerSeed: () => randomBytes(32), loopLagMs: () => 0 },
    rateLimitPerMinute: 100_000,
    trustedProxies: 0,
    holdsDraws: false,
  })
  await studio.app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}` }
}

/** One pass at a moment over all that is due. */
async function run({ run: keeper, nowMs: atMs }: Extract<Told, { run: unknown }>): Promise<Answered> {
  nowMs = atMs
  await studio[keeper].run()
  return { error: null }
}

process.on('message', (told: Told) => {
  const done = 'open' in told ? open(told.open) : run(told)
  done.then(answer, error => answer({ error: String(error) }))
})
