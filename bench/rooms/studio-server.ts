import type { AddressInfo } from 'node:net'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { createStudio } from '@baize/studio/app'
import { realOutside } from '@baize/studio/outside'
import { pino } from 'pino'
import type { StudioPlace } from '../tables/studio-server.ts'
import { answerUsage } from './usage.ts'

/** A studio in a process of its own that keeps rooms by the real clock. Asked for `usage` it answers what it took of the machine. */
process.once('message', async message => {
  const { key, ...place } = message as StudioPlace
  const studio = await createStudio({
    ...place,
    ownerConnectionString: undefined,
    keyOfKeys: keysFromText(key),
    log: pino({ level: process.env.BENCH_LOG ?? 'silent' }),
    outside: realOutside,
    currencySymbol: '',
    rateLimitPerMinute: 1_000_000,
    trustedProxies: 0,
    holdsDraws: false,
  })
  await studio.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  await studio.rooms.run()
  studio.rooms.start()
  answerUsage()
  process.send?.(`ws://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`)
})
