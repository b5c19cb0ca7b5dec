import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { metricsType, tellProcess } from '@baize/server-kit/metrics/instruments'
import { systemClock, systemRng } from '@baize/server-kit/outside'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import type { Platform } from '../../apps/platform/src/app.ts'
import { DemoJournal } from '../../apps/platform/src/demo/journal.ts'
import { Catalogue } from '../../apps/platform/src/domains/catalogue/index.ts'
import { requireHome } from '../../apps/platform/src/kernel/deployment/home.ts'
import { answersOwnNamesOnly } from '../../apps/platform/src/kernel/deployment/own-hosts.ts'
import { operationsGate } from '../../apps/platform/src/kernel/http/operations-gate.ts'
import { loadSecrets } from '../../apps/platform/src/kernel/secrets/load-secrets.ts'
import { publicSigningKeys } from '../../apps/platform/src/kernel/secrets/public-signing-keys.ts'
import { Settings } from '../../apps/platform/src/kernel/settings/settings.ts'
import { openPlatform } from '../../apps/platform/src/server.ts'
import { openStudio } from '../../apps/studio/src/server.ts'
import { drawAhead } from './draw-ahead.ts'
import { firstPageMs } from './first-pages.ts'
import type { RequestHandler } from './front-door.ts'
import type { Ground } from './start.ts'
import { openStranger } from './stranger/open-stranger.ts'

const jobsAgainMs = 2_000

interface Started {
  /** It has the accounts of the demo, so that they may be told. */
  demo: boolean
}

const buildOf = (path: string) => fileURLToPath(new URL(`../../apps/${path}`, import.meta.url))
const webDist = buildOf('web/dist')
const consoleDist = buildOf('console/dist/client')
const gamesDist = buildOf('games/dist/client')

const healthPaths = ['/healthz', '/readyz', '/metrics']
const notHere: RequestHandler = (_request, response) => void response.writeHead(404).end()
const alive: RequestHandler = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')

/**
 * Platform and studio in one process on one port. The two know each other only by address and keys. A demo's world is filled
 * before any job runs: what the clock starts would find it half made.
 */
export async function startAll(ground: Ground): Promise<Started> {
  const { config, built, door, database, own, say } = ground
  await built.site
  const platform = await openPlatform(ground, { webDist, consoleDist })
  const journal = platform.demo ? await DemoJournal.open(database) : null
  if (journal) {
    if (journal.isResumed) say('The demo world is half filled, since a start was cut off: filling the rest ...')
    const { fillHouse } = await import('./demo/fill-world.ts')
    await fillHouse(platform, ground, journal)
  }
  const openedStudio = Promise.withResolvers<RequestHandler>()
  // The site opens first: the press of a game waits until the studio has opened.
  door.mount('/studio/', async (request, response) => (await openedStudio.promise)(request, response))
  door.mount('/', platform.app.routing)
  await built.games
  const studio = await openStudio(ground, {
    platformUrl: config.WALLET_URL ?? own,
    gamesDist,
    platformKeys: platform.signingKeys,
    brand: platform.brand,
    ownNamesOnly: answersOwnNamesOnly(config),
  })
  openedStudio.resolve(studio.app.routing)
  door.upgradeTo('/', platform.app.server)
  door.upgradeTo('/studio/', studio.app.server)
  await platform.catalogue.addProvider(studio.entry)
  // Its address is this machine's own number, which browsers elsewhere do not reach.
  if (platform.demo && !config.PUBLIC_URL) await openStranger(platform, ground)
  const readGames = async (signal: AbortSignal) => {
    await platform.catalogue.importUntilListed(studio.entry.code, signal)
    await platform.catalogue.importAll()
  }
  const readAgain = (signal: AbortSignal) => pause(firstPageMs, null, { signal }).then(() => readGames(signal))
  if (platform.catalogue.has(studio.entry.code)) meanwhile(ground, readAgain, 'the game list was not read')
  else {
    say('Reading the game list ...')
    await readGames(ground.leaving)
  }
  if (journal) {
    const { fillTeams } = await import('./demo/fill-world.ts')
    await fillTeams(platform, ground, journal)
    say('Filled the demo world; its members are playing now.')
  } else if (platform.demo) {
    const { hireRobots } = await import('../../apps/platform/src/demo/robot/hire-robots.ts')
    await hireRobots({ database, clock: systemClock, ...platform })
  }
  meanwhile(
    ground,
    async signal => {
      if (journal) await fillDemo(platform, ground, journal, signal)
      await startJobsAgain(platform, ground, signal)
    },
    'jobs were not started',
  )
  if (config.DRAW_COVERS_AHEAD)
    meanwhile(ground, signal => drawAhead(own, platform.catalogue.snapshot, signal), 'covers were not drawn ahead')
  return platform
}

/** Starts jobs, again and again where the database went away meanwhile: a house without them credits, settles and tells nobody. */
async function startJobsAgain(platform: Platform, { log }: Ground, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await platform.startJobs()
    } catch (error) {
      log.warn({ err: error }, 'jobs were not started; they are tried again')
      await pause(jobsAgainMs, null, { signal })
    }
  }
}

/** The site and its calls; what the clock starts is another process's work. */
export async function startApi(ground: Ground): Promise<Started> {
  await ground.built.site
  const platform = await openPlatform(ground, { webDist, consoleDist })
  ground.door.mount('/', platform.app.routing)
  ground.door.upgradeTo('/', platform.app.server)
  const isFilled = platform.demo && (await DemoJournal.open(ground.database)) === null
  if (platform.demo && !isFilled) ground.say('The demo world is not filled yet: a start with BAIZE_ROLE=all fills it.')
  return { demo: isFilled }
}

/** What the clock starts. Its port answers for its health alone. */
export async function startJobs(ground: Ground): Promise<Started> {
  const platform = await openPlatform(ground, {})
  await platform.startJobs()
  ground.door.mount('/', notHere)
  for (const path of healthPaths) ground.door.mount(path, platform.app.routing)
  return { demo: false }
}

/** What the process counts, for those who may look inside; a studio asks the database nothing for it. */
function metricsOf(config: Ground['config']): RequestHandler {
  const mayLookInside = operationsGate(config)
  return async (request, response) => {
    if (!mayLookInside(request)) return notHere(request, response)
    response.writeHead(200, { 'content-type': metricsType }).end(await tellProcess())
  }
}

/** The house's games. Of the platform it reads the keys that calls are signed with, and tells it its own. */
export async function startStudioAlone(ground: Ground): Promise<Started> {
  const { config, database, door, log, own } = ground
  await requireHome(database)
  await ground.built.games
  const { platformSigningKey } = await loadSecrets(database, systemRng, await openKeyOfKeys(config))
  const { currencySymbol, timeZone } = await new Settings(database).brand()
  const studio = await openStudio(ground, {
    platformUrl: config.WALLET_URL!,
    gamesDist,
    platformKeys: publicSigningKeys(platformSigningKey),
    brand: { currencySymbol, timeZone },
    ownNamesOnly: answersOwnNamesOnly(config),
  })
  door.mount('/', notHere)
  door.mount('/healthz', alive)
  door.mount('/readyz', alive)
  door.mount('/metrics', metricsOf(config))
  door.mount('/studio/', studio.app.routing)
  door.upgradeTo('/studio/', studio.app.server)
  const catalogue = new Catalogue({ database, log, clock: systemClock, studioUrl: own })
  await catalogue.addProvider(studio.entry)
  await catalogue.importUntilListed(studio.entry.code, ground.leaving)
  return { demo: false }
}

/** The house works without the rest of its demo, so its jobs run all the same. */
async function fillDemo(platform: Platform, ground: Ground, journal: DemoJournal, signal: AbortSignal): Promise<void> {
  const { log, leaving } = ground
  const { openDemo } = await import('./demo/open-demo.ts')
  await openDemo(platform, ground, journal, signal).catch(error => {
    if (!leaving.aborted) log.warn({ err: error }, 'the demo world is half filled; the next start goes on')
  })
}

/** Does something beside the work, until it is done or the process stops. */
function meanwhile(
  { log, leaving, beside }: Ground,
  task: (signal: AbortSignal) => Promise<void>,
  failure: string,
): void {
  beside.push(task(leaving).catch(error => leaving.aborted || log.warn({ err: error }, failure)))
}
