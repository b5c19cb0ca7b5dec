import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPlatform } from '../../apps/platform/src/app.ts'
import { seedContracts } from '../../apps/platform/src/demo/seed-contracts.ts'
import { seedDemo, seedHotGames } from '../../apps/platform/src/demo/seed-demo.ts'
import { readConfig } from '../../apps/platform/src/kernel/config.ts'
import { requireDurable } from '../../apps/platform/src/kernel/database/durability.ts'
import { migrate } from '../../apps/platform/src/kernel/database/migrate.ts'
import { openDatabase } from '../../apps/platform/src/kernel/database/open-database.ts'
import { createLog } from '../../apps/platform/src/kernel/log.ts'
import { systemClock, systemRng } from '../../apps/platform/src/kernel/outside.ts'
import { migrationSources } from '../../apps/platform/src/migrations.ts'
import { createStudio, studioCode } from '../../apps/studio/src/app.ts'
import { realOutside } from '../../apps/studio/src/outside.ts'
import { playAwhile } from './demo-team.ts'
import { drawAhead } from './draw-ahead.ts'
import { openFrontDoor } from './front-door.ts'

export interface Running {
  url: string
  demo: boolean
  stop(): Promise<void>
}

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * Platform, studio and database in one process on one port: the laptop's way to run what a deployment runs apart.
 * The two know each other only by address and keys.
 * @throws ConfigError or StartError with one line that says what to do
 */
export async function startAll(
  environment: Record<string, string | undefined>,
  say: (text: string) => void,
): Promise<Running> {
  const config = readConfig(environment)
  const log = createLog(config)
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.reverse()) await close()
  }
  try {
    const door = await openFrontDoor(config.HOST, config.PORT)
    closers.push(() => door.close())
    const own = `http://127.0.0.1:${door.port}`

    say('Opening the database ...')
    const database = await openDatabase({
      url: config.DATABASE_URL,
      dataDir: join(config.BAIZE_DATA, 'database'),
      log,
    })
    closers.push(() => database.stop())
    if (config.REAL_MONEY) await requireDurable(database, config.DATABASE_NODES !== undefined)
    await migrate(database.pool, migrationSources)

    const platform = await createPlatform({
      config,
      database,
      log,
      clock: systemClock,
      rng: systemRng,
      checkResponses: false,
      webDist: folder('apps/web/dist'),
      runJobs: true,
    })
    closers.push(() => platform.close())
    const isNew = platform.demo && (await seedDemo({ database, clock: systemClock, ...platform }))

    const studio = await createStudio({
      connectionString: config.STUDIO_DATABASE_URL ?? database.connectionString,
      log: log.child({ part: 'studio' }),
      outside: realOutside,
      walletUrl: `${own}/wallet/v1/`,
      platformKeys: platform.signingKeys,
      currencySymbol: platform.currencySymbol,
      beaconUrl: config.BEACON_URL,
      viewsDist: folder('apps/studio/dist/views'),
      pictureCacheDir: join(config.BAIZE_DATA, 'pictures'),
    })
    closers.push(() => studio.close())

    door.mount('/', platform.app.routing)
    door.mount('/studio/', studio.app.routing)
    door.upgradeTo(platform.app.server)
    await platform.catalogue.setProvider({
      code: studioCode,
      name: 'Baize Studio',
      apiUrl: `${own}/studio/provider/`,
      publicKeys: studio.publicKeys,
    })
    say('Reading the game list ...')
    await platform.catalogue.importAll()
    const meanwhile = (task: (signal: AbortSignal) => Promise<void>, failure: string) => {
      const leaving = new AbortController()
      const running = task(leaving.signal).catch(error => leaving.signal.aborted || log.warn({ err: error }, failure))
      closers.push(() => {
        leaving.abort()
        return running
      })
    }
    if (isNew) {
      await seedHotGames(database)
      await seedContracts({ database, ...platform })
      await platform.catalogue.reload()
      meanwhile(signal => playAwhile(platform, database, own, signal), 'the members of the demo stopped playing')
      say('Filled the demo world.')
    }
    meanwhile(signal => drawAhead(own, platform.catalogue.snapshot, signal), 'covers were not drawn ahead')
    return { url: door.url, demo: platform.demo, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
