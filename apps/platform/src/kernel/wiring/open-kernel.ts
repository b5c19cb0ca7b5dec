import { join } from 'node:path'
import { createCountryOf } from '@baize/server-kit/http/country'
import type { Log } from '@baize/server-kit/log'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import type { Config } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { openDelivery } from '../delivery/open-delivery.ts'
import { requireHome } from '../deployment/home.ts'
import { decideMode } from '../deployment/mode.ts'
import type { Handlers } from '../http/handlers.ts'
import { databaseReplayGuard } from '../http/replay-guard.ts'
import { createSealedBodies, loadSealingKey } from '../http/sealed-body.ts'
import { databaseTransport } from '../push/database-transport.ts'
import { PushHub } from '../push/hub.ts'
import { loadSecrets } from '../secrets/load-secrets.ts'
import { Settings } from '../settings/settings.ts'
import { Stops } from '../settings/stops.ts'
import { createUploads } from '../uploads/uploads.ts'
import { Bus } from './bus.ts'
import { openRedis } from './open-redis.ts'
import { Port } from './port.ts'

export interface KernelDependencies {
  config: Config
  database: Database
  log: Log
  clock: Clock
  rng: Rng
}

/** What every domain may stand on: one of each, opened here. */
export async function openKernel(deps: KernelDependencies) {
  const { config, database, log, clock, rng } = deps
  await requireHome(database)
  const demo = (await decideMode(database, config)) === 'demo'
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL) : null
  const keyOfKeys = await openKeyOfKeys(config)
  const secrets = await loadSecrets(database, rng, keyOfKeys)
  const vault = await Vault.open(database.pool, 'secrets.data_key', keyOfKeys)
  const guard = databaseReplayGuard(database)
  const byDatabase = databaseTransport(database.connectionString, log)
  const settings = new Settings(database, demo ? [] : ['LOGIN_SLIDER'], log)
  const { currency, currencySymbol, timeZone } = await settings.brand()
  return {
    ...deps,
    /** What the database says this deployment is: a demo, or one with real money. */
    demo,
    redis: redis?.client ?? null,
    secrets,
    /** Seals what lies in the database and must not be read there. */
    vault,
    guard,
    settings,
    /** Brakes of the house. */
    stops: new Stops(database),
    /** Of the real book. */
    currency,
    /** Currency sign and time zone, for the pages of games. */
    brand: { currencySymbol, timeZone },
    sealed: createSealedBodies({ keys: [await loadSealingKey(secrets.sealingKey)], guard, clock }),
    delivery: await openDelivery({ database, clock, log, config, demo }),
    push: new PushHub(redis?.transport(byDatabase, log) ?? byDatabase, log),
    uploads: createUploads({ database, clock, folder: join(config.BAIZE_DATA, 'uploads') }),
    countryOf: createCountryOf(config.COUNTRY_HEADER),
    visitorTokenSecret: config.VISITOR_TOKEN_SECRET ?? secrets.visitorTokenSecret,
    bus: new Bus(),
    /** The handler of each call, once all domains are made. */
    handlers: new Port<Handlers>('handlers'),
  }
}
export type Kernel = Awaited<ReturnType<typeof openKernel>>
