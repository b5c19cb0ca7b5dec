import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createLog } from '@baize/server-kit/log'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { createStudio, type Studio } from '@baize/studio/app'
import type { FaultProxy } from './fault-proxy.ts'
import type { TestPlatform } from './platform.ts'
import { testKey } from './server-process.ts'

export const gamesDist = fileURLToPath(new URL('../../../apps/games/dist/client', import.meta.url))

/** A studio that listens, with connections, leases and memory of its own. */
export interface OpenStudio {
  studio: Studio
  studioUrl: string
}

interface StudioInput {
  /** The line to the wallet. */
  wallet: FaultProxy
  rateLimitPerMinute?: number
  beaconUrl?: string | undefined
  /** Answers to this machine's names alone. */
  ownNamesOnly?: boolean
  newServerSeed?: () => Uint8Array
  loopLagMs?: () => number
}

/** Opens a studio on the database of a platform; it does by the clock what a test tells it to. */
export async function openStudio(
  { database, clock, folder, logLines, platform }: TestPlatform,
  {
    wallet,
    rateLimitPerMinute = 100_000,
    beaconUrl,
    ownNamesOnly = true,
    newServerSeed = () => randomBytes(32),
    loopLagMs = () => 0,
  }: StudioInput,
): Promise<OpenStudio> {
  const studio = await createStudio({
    connectionString: database.connectionString,
    ownerConnectionString: database.ownerConnectionString,
    keyOfKeys: keysFromText(testKey),
    log: createLog({ LOG_LEVEL: 'debug' }, logLines),
    outside: { now: () => clock.now(), newServerSeed, loopLagMs },
    walletUrl: `${wallet.url}/wallet/v1/`,
    platformKeys: platform.signingKeys,
    brand: platform.brand,
    rateLimitPerMinute,
    trustedProxies: 0,
    gamesDist,
    pictureCacheDir: `${folder}/pictures`,
    beaconUrl,
    ownNamesOnly,
    holdsDraws: false,
  })
  await studio.app.listen({ port: 0, host: '127.0.0.1' })
  return { studio, studioUrl: `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}` }
}
