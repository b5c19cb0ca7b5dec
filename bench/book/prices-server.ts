import type { AddressInfo } from 'node:net'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { createStudio } from '@baize/studio/app'
import { realOutside } from '@baize/studio/outside'
import { Teller } from '@baize/studio/sports/stream/teller'
import { Ticking } from '@baize/studio/ticking'
import { pino } from 'pino'
import type { StudioPlace } from '../tables/studio-server.ts'

/** As often as the keeper of the book tells. */
const tellEveryMs = 250

/**
 * A studio in a process of its own that tells those who watch the book from it what has become of their fixtures, by the real
 * clock. It plays none: what moves is moved by the parent. Asked for `cpu` it answers its processor time in microseconds.
 */
process.once('message', async message => {
  const { key, ...place } = message as StudioPlace
  const log = pino({ level: 'silent' })
  const studio = await createStudio({
    ...place,
    ownerConnectionString: undefined,
    keyOfKeys: keysFromText(key),
    log,
    outside: realOutside,
    currencySymbol: '',
    rateLimitPerMinute: 1_000_000,
    trustedProxies: 0,
    holdsDraws: false,
  })
  await studio.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  const teller = new Teller(studio.book)
  new Ticking('teller', log).every(tellEveryMs, () => teller.tell())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.send?.(`http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`)
})
