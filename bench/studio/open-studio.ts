import type { AddressInfo } from 'node:net'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { createStudio, type Studio } from '@baize/studio/app'
import { realOutside } from '@baize/studio/outside'
import { pino } from 'pino'

/** The first message of the parent: addresses of database and wallet, and the keys. */
export interface StudioPlace {
  connectionString: string
  walletUrl: string
  platformKeys: Record<string, JsonWebKey>
  key: string
  pictureCacheDir: string
}

/** Opens a studio in this process, by the real clock; its keepers work once they are started. @returns its host and port, too */
export async function openStudio({ key, ...place }: StudioPlace): Promise<{ studio: Studio; host: string }> {
  const studio = await createStudio({
    ...place,
    ownerConnectionString: undefined,
    keyOfKeys: keysFromText(key),
    log: pino({ level: 'silent' }),
    outside: realOutside(),
    brand: { currencySymbol: '', timeZone: 'GMT' },
    rateLimitPerMinute: 1_000_000,
    trustedProxies: 0,
    holdsDraws: false,
  })
  await studio.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  return { studio, host: `127.0.0.1:${(studio.app.server.address() as AddressInfo).port}` }
}
