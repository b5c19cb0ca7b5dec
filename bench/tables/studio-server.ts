import type { AddressInfo } from 'node:net'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { createStudio } from '@baize/studio/app'
import { realOutside } from '@baize/studio/outside'
import { pino } from 'pino'
import { settledHeap } from './settled-heap.ts'

/** The first message of the parent: addresses of database and wallet, and the keys. */
export interface StudioPlace {
  connectionString: string
  walletUrl: string
  platformKeys: Record<string, JsonWebKey>
  key: string
  pictureCacheDir: string
}

/** A studio in a process of its own, which deals at its tables by the real clock. Asked for `memory` it answers its heap. */
process.once('message', async message => {
  const { key, ...place } = message as StudioPlace
  const studio = await createStudio({
    ...place,
    ownerConnectionString: undefined,
    keyOfKeys: keysFromText(key),
    log: pino({ level: 'silent' }),
    outside: realOutside,
    currencySymbol: '',
    rateLimitPerMinute: 1_000_000,
    trustedProxies: 0,
    holdsDraws: false,
  })
  await studio.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  studio.live.start()
  process.on('message', async () => process.send?.(await settledHeap()))
  process.send?.(`http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`)
})
