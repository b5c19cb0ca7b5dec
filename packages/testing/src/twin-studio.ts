import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createLog } from '@baize/server-kit/log'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { createStudio, type Studio } from '@baize/studio/app'
import { testKey } from './server-process.ts'
import { gamesDist, type TestWorld } from './world.ts'

/** A second process of a studio, as far as the database is concerned: connections, leases and memory of its own. */
export interface TwinStudio {
  url: string
  studio: Studio
}

/** Starts another studio beside that of a world, on the same database. Close it first. */
export async function startTwinStudio({
  database,
  clock,
  folder,
  logLines,
  platform,
  wallet,
}: TestWorld): Promise<TwinStudio> {
  const studio = await createStudio({
    connectionString: database.connectionString,
    ownerConnectionString: database.ownerConnectionString,
    keyOfKeys: keysFromText(testKey),
    log: createLog({ LOG_LEVEL: 'debug' }, logLines),
    outside: { now: () => clock.now(), newServerSeed: () => randomBytes(32) },
    walletUrl: `${wallet.url}/wallet/v1/`,
    platformKeys: platform.signingKeys,
    currencySymbol: platform.currencySymbol,
    rateLimitPerMinute: 100_000,
    trustedProxies: 0,
    gamesDist,
    pictureCacheDir: `${folder}/pictures`,
    holdsDraws: false,
  })
  await studio.app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`, studio }
}
