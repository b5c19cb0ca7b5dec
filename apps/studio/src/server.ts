import { join } from 'node:path'
import { providerPath } from '@baize/api/studio/paths'
import { checkServers } from '@baize/server-kit/database/check-server'
import { type Connections, connect } from '@baize/server-kit/database/open-database'
import { requireSeparateRoles } from '@baize/server-kit/database/separate-roles'
import type { Log } from '@baize/server-kit/log'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import { createStudio, type Studio, type StudioOptions, studioBounds, studioCode } from './app.ts'
import { requireBeacon } from './lotteries/beacon/require-beacon.ts'
import { realOutside } from './outside.ts'

/** Variables of the environment that the studio follows. */
interface StudioConfig {
  STUDIO_DATABASE_URL?: string | undefined
  STUDIO_DATABASE_OWNER_URL?: string | undefined
  STUDIO_ORACLE_DATABASE_URL?: string | undefined
  BAIZE_KEY?: string | undefined
  BAIZE_DATA: string
  BEACON_URL?: string | undefined
  RATE_LIMIT_PER_MINUTE: number
  TRUSTED_PROXIES: number
  REAL_MONEY: boolean
  DATABASE_ROLES?: string | undefined
}

/** What a process gives the studio that runs in it. */
export interface StudioGround {
  config: StudioConfig
  /** Its schema lies here, unless the configuration names a database of its own. */
  database: Pick<Connections, 'connectionString' | 'ownerConnectionString'>
  log: Log
  /** Registers what the stop of the process must close. */
  closing(close: () => Promise<unknown>): void
}

interface Wiring extends Pick<StudioOptions, 'platformKeys' | 'brand' | 'gamesDist' | 'ownNamesOnly'> {
  /** Where the platform answers. */
  platformUrl: string
}

/** The studio as a provider of the platform's catalogue. */
export interface ProviderEntry {
  code: string
  name: string
  apiUrl: string
  publicKeys: Record<string, JsonWebKey>
  bounds: typeof studioBounds
}

/**
 * The studio with the real clock, closed with its process, and what a platform lists it by.
 * @throws StartError
 */
export async function openStudio(
  { config, database, log, closing }: StudioGround,
  { platformUrl, ...wiring }: Wiring,
): Promise<Studio & { entry: ProviderEntry }> {
  const { STUDIO_DATABASE_URL, STUDIO_DATABASE_OWNER_URL, STUDIO_ORACLE_DATABASE_URL } = config
  await checkServers({ STUDIO_DATABASE_URL, STUDIO_DATABASE_OWNER_URL, STUDIO_ORACLE_DATABASE_URL })
  const outside = realOutside()
  const studioLog = log.child({ part: 'studio' })
  if (config.BEACON_URL) await requireBeacon({ url: config.BEACON_URL, now: outside.now, log: studioLog })
  const studio = await createStudio({
    ...wiring,
    connectionString: STUDIO_DATABASE_URL ?? database.connectionString,
    ownerConnectionString: STUDIO_DATABASE_URL ? STUDIO_DATABASE_OWNER_URL : database.ownerConnectionString,
    oracleConnectionString: STUDIO_ORACLE_DATABASE_URL,
    needsOracleRole: config.REAL_MONEY && !config.DATABASE_ROLES,
    keyOfKeys: await openKeyOfKeys(config),
    log: studioLog,
    outside,
    walletUrl: new URL('/wallet/v1/', platformUrl).href,
    beaconUrl: config.BEACON_URL,
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustedProxies: config.TRUSTED_PROXIES,
    pictureCacheDir: join(config.BAIZE_DATA, 'pictures'),
  })
  closing(() => studio.close())
  if (STUDIO_DATABASE_URL) {
    const own = connect({ connectionString: STUDIO_DATABASE_URL, log, poolSize: 1 })
    await requireSeparateRoles(own, config, log).finally(() => own.stop())
  }
  const { publicKeys } = studio
  return {
    ...studio,
    entry: { code: studioCode, name: 'Baize Studio', apiUrl: providerPath, publicKeys, bounds: studioBounds },
  }
}
