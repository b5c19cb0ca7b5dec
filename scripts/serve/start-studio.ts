import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from '../../apps/platform/src/domains/catalogue/index.ts'
import { connect } from '../../apps/platform/src/kernel/database/open-database.ts'
import { requireSeparateRoles } from '../../apps/platform/src/kernel/database/separate-roles.ts'
import { openKeyOfKeys } from '../../apps/platform/src/kernel/secrets/open-key-of-keys.ts'
import { createStudio, type Studio, studioCode } from '../../apps/studio/src/app.ts'
import { realOutside } from '../../apps/studio/src/outside.ts'
import type { Ground } from './start.ts'

interface StudioWiring {
  /** Where the platform answers. */
  walletUrl: string
  platformKeys: Record<string, JsonWebKey>
  currencySymbol: string
}

interface OpenStudio extends Studio {
  /** Tells the platform which keys the studio signs with. */
  register(catalogue: Pick<Catalogue, 'addProvider'>): Promise<void>
}

const viewsDist = fileURLToPath(new URL('../../apps/studio/dist/views', import.meta.url))

/** The studio on the ground of its process, closed with it. */
export async function openStudio(
  { config, database, log, closing }: Ground,
  { walletUrl, ...wiring }: StudioWiring,
): Promise<OpenStudio> {
  const { STUDIO_DATABASE_URL: ownUrl, STUDIO_DATABASE_OWNER_URL: ownerUrl } = config
  const studio = await createStudio({
    ...wiring,
    connectionString: ownUrl ?? database.connectionString,
    ownerConnectionString: ownUrl ? ownerUrl : database.ownerConnectionString,
    keyOfKeys: await openKeyOfKeys(config),
    log: log.child({ part: 'studio' }),
    outside: realOutside,
    walletUrl: new URL('/wallet/v1/', walletUrl).href,
    beaconUrl: config.BEACON_URL,
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustedProxies: config.TRUSTED_PROXIES,
    viewsDist,
    pictureCacheDir: join(config.BAIZE_DATA, 'pictures'),
  })
  closing(() => studio.close())
  if (ownUrl) {
    const own = connect({ connectionString: ownUrl, log, poolSize: 1 })
    await requireSeparateRoles(own, config, log).finally(() => own.stop())
  }
  return {
    ...studio,
    register: catalogue =>
      catalogue.addProvider({
        code: studioCode,
        name: 'Baize Studio',
        apiUrl: '/studio/provider/',
        publicKeys: studio.publicKeys,
      }),
  }
}
