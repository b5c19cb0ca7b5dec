import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requireDurable } from '@baize/server-kit/database/durability'
import { requireSeparateRoles } from '@baize/server-kit/database/separate-roles'
import { createLog, type Log } from '@baize/server-kit/log'
import { type Config, readConfig } from '../../apps/platform/src/kernel/config.ts'
import { type Database, openDatabase } from '../../apps/platform/src/kernel/database/open-database.ts'
import { prepareDatabase } from '../../apps/platform/src/prepare-database.ts'
import { type Builder, type Built, buildFor, buildLater } from './built.ts'
import { firstPagesMs } from './first-pages.ts'
import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { boundHeapGrowth, settleHeap } from './heap/settle-heap.ts'
import { openTraces } from './traces.ts'

export interface Running {
  url: string
  demo: boolean
  stop(): Promise<void>
}

/** What every role stands on: its own door, and the database that all share. */
export interface Ground {
  config: Config
  log: Log
  say(text: string): void
  door: FrontDoor
  /** Address of this process for itself. */
  own: string
  database: Database
  built: Built
  /** What goes on beside the work after the start; a stop waits for it. */
  beside: Promise<unknown>[]
  /** Aborted as the process begins to stop. */
  leaving: AbortSignal
  /** Registers what the stop must close; the last is closed first. */
  closing(close: () => Promise<unknown>): void
}

/** The servers themselves, which take a second to load. */
const loadRole = async (role: Config['BAIZE_ROLE']) => {
  const { startAll, startApi, startJobs, startStudioAlone } = await import('./roles.ts')
  return { all: startAll, api: startApi, studio: startStudioAlone, jobs: startJobs }[role]
}

/**
 * Starts what the role of this process says: everything on one port, as on a laptop, or one part of a deployment.
 * @throws ConfigError or StartError with one line that says what to do
 */
export async function start(
  environment: Record<string, string | undefined>,
  say: (text: string) => void,
): Promise<Running> {
  const config = readConfig(environment)
  const log = createLog(config)
  const closers: (() => Promise<unknown>)[] = []
  const leaving = new AbortController()
  const beside: Promise<unknown>[] = []
  let leave = async () => {}
  const stop = async () => {
    leaving.abort()
    await leave()
    await Promise.all(beside)
    for (const close of closers.reverse()) await close()
  }
  try {
    closers.push(await openTraces(config, log))
    const door = await openFrontDoor(config.HOST, config.PORT)
    // Where one process is everything, its parts call each other through the door until they have ended.
    if (config.BAIZE_ROLE !== 'all') leave = () => door.leave()
    closers.push(() => door.close())
    const builder = { say, leaving: leaving.signal }
    const built = buildFor(config.BAIZE_ROLE, builder)
    say('Opening the database ...')
    const opening = openDatabase({
      url: config.DATABASE_URL,
      ownerUrl: config.DATABASE_OWNER_URL,
      replicaUrls: config.DATABASE_REPLICA_URLS,
      dataDir: join(config.BAIZE_DATA, 'database'),
      log,
    })
    closers.push(() =>
      opening.then(
        database => database.stop(),
        () => {},
      ),
    )
    // The embedded database takes a while in a process of its own; meanwhile this one loads what it will run. One that is there
    // is asked first, since loading would hold up its answer.
    if (!config.DATABASE_URL) void loadRole(config.BAIZE_ROLE)
    const database = await opening
    const startRole = await loadRole(config.BAIZE_ROLE)
    if (config.REAL_MONEY) await requireDurable(database, config.DATABASE_NODES !== undefined)
    await prepareDatabase(database)
    await requireSeparateRoles(database, config, log)
    const { demo } = await startRole({
      ...{ config, log, say, door, database, built, beside, leaving: leaving.signal },
      own: door.own,
      closing: close => void closers.push(close),
    })
    boundHeapGrowth()
    beside.push(settle([...beside], { ...builder, log }))
    return { url: door.url, demo, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Gives back the memory that the start took, builds what nobody waits for, and gives back what all beside the work took. */
async function settle(beside: readonly Promise<unknown>[], { log, ...builder }: Builder & { log: Log }): Promise<void> {
  const { leaving } = builder
  const building = pause(firstPagesMs, null, { signal: leaving })
    .then(() => {
      settleHeap()
      return buildLater(builder)
    })
    .catch(error => leaving.aborted || log.warn({ err: error }, 'not all was built'))
  await Promise.all([...beside, building])
  if (!leaving.aborted) settleHeap()
}
