import { fileURLToPath } from 'node:url'
import { systemClock, systemRng } from '@baize/server-kit/outside'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import { publicSigningKeys } from '../../apps/platform/src/app.ts'
import { hireRobots } from '../../apps/platform/src/demo/robot/hire-robots.ts'
import { seedDemo, seedHotGames } from '../../apps/platform/src/demo/seed-demo.ts'
import { seedTeam } from '../../apps/platform/src/demo/team/seed-team.ts'
import { Catalogue } from '../../apps/platform/src/domains/catalogue/index.ts'
import { requireHome } from '../../apps/platform/src/kernel/deployment/home.ts'
import { loadSecrets } from '../../apps/platform/src/kernel/secrets/load-secrets.ts'
import { Settings } from '../../apps/platform/src/kernel/settings/settings.ts'
import { openPlatform } from '../../apps/platform/src/server.ts'
import { openStudio } from '../../apps/studio/src/server.ts'
import { openDemo } from './demo/open-demo.ts'
import { drawAhead } from './draw-ahead.ts'
import type { RequestHandler } from './front-door.ts'
import type { Ground } from './start.ts'
import { openStranger, placeLast } from './stranger/open-stranger.ts'

interface Started {
  demo: boolean
}

const built = (path: string) => fileURLToPath(new URL(`../../apps/${path}`, import.meta.url))
const webDist = built('web/dist')
const gamesDist = built('games/dist/client')

const healthPaths = ['/healthz', '/readyz', '/metrics']
const notHere: RequestHandler = (_request, response) => void response.writeHead(404).end()
const alive: RequestHandler = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')

/** Platform and studio in one process on one port. The two know each other only by address and keys. */
export async function startAll(ground: Ground): Promise<Started> {
  const { config, door, database, own } = ground
  const platform = await openPlatform(ground, { webDist, runJobs: true })
  const isNew = platform.demo && (await seedDemo({ database, clock: systemClock, ...platform }))
  const studio = await openStudio(ground, {
    platformUrl: config.WALLET_URL ?? own,
    gamesDist,
    platformKeys: platform.signingKeys,
    brand: platform.brand,
  })
  door.mount('/', platform.app.routing)
  door.mount('/studio/', studio.app.routing)
  door.upgradeTo('/', platform.app.server)
  door.upgradeTo('/studio/', studio.app.server)
  await platform.catalogue.addProvider(studio.entry)
  // Its address is this machine's own number, which browsers elsewhere do not reach.
  if (platform.demo && !config.PUBLIC_URL) await openStranger(platform, ground)
  ground.say('Reading the game list ...')
  await platform.catalogue.importAll()
  if (isNew) {
    await placeLast(database)
    await seedHotGames(database)
    await platform.catalogue.reload()
    await seedTeam(platform, database, systemClock)
    meanwhile(ground, signal => openDemo(platform, ground, signal), 'the demo world was not filled to its end')
    ground.say('Filled the demo world.')
  } else if (platform.demo) await hireRobots({ database, clock: systemClock, ...platform })
  if (config.DRAW_COVERS_AHEAD)
    meanwhile(ground, signal => drawAhead(own, platform.catalogue.snapshot, signal), 'covers were not drawn ahead')
  return platform
}

/** The site and its calls; what the clock starts is another process's work. */
export async function startApi(ground: Ground): Promise<Started> {
  const platform = await openPlatform(ground, { webDist, runJobs: false })
  ground.door.mount('/', platform.app.routing)
  ground.door.upgradeTo('/', platform.app.server)
  return platform
}

/** What the clock starts. Its port answers for its health alone. */
export async function startJobs(ground: Ground): Promise<Started> {
  const platform = await openPlatform(ground, { runJobs: true })
  ground.door.mount('/', notHere)
  for (const path of healthPaths) ground.door.mount(path, platform.app.routing)
  return { demo: false }
}

/** The house's games. Of the platform it reads the keys that calls are signed with, and tells it its own. */
export async function startStudioAlone(ground: Ground): Promise<Started> {
  const { config, database, door, log, own } = ground
  await requireHome(database)
  const { platformSigningKey } = await loadSecrets(database, systemRng, await openKeyOfKeys(config))
  const { currencySymbol, timeZone } = await new Settings(database).brand()
  const studio = await openStudio(ground, {
    platformUrl: config.WALLET_URL!,
    gamesDist,
    platformKeys: publicSigningKeys(platformSigningKey),
    brand: { currencySymbol, timeZone },
  })
  door.mount('/', notHere)
  door.mount('/healthz', alive)
  door.mount('/readyz', alive)
  door.mount('/studio/', studio.app.routing)
  door.upgradeTo('/studio/', studio.app.server)
  const catalogue = new Catalogue({ database, log, studioUrl: own })
  await catalogue.addProvider(studio.entry)
  await catalogue.importAll()
  return { demo: false }
}

/** Does something beside the work, until it is done or the process stops. */
function meanwhile({ log, closing }: Ground, task: (signal: AbortSignal) => Promise<void>, failure: string): void {
  const leaving = new AbortController()
  const running = task(leaving.signal).catch(error => leaving.signal.aborted || log.warn({ err: error }, failure))
  closing(() => {
    leaving.abort()
    return running
  })
}
