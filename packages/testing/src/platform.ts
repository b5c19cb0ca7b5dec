import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameType } from '@baize/api'
import type { Platform } from '@baize/platform/app'
import { createPlatform } from '@baize/platform/app'
import { checkMoney } from '@baize/platform/check-money'
import { DemoJournal } from '@baize/platform/demo/journal'
import { hireRobots } from '@baize/platform/demo/robot/hire-robots'
import { seedDemo } from '@baize/platform/demo/seed-demo'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { readConfig } from '@baize/platform/kernel/config'
import { createLog } from '@baize/server-kit/log'
import { systemRng } from '@baize/server-kit/outside'
import { offeredVendors } from '@baize/studio/routes/provider/offered-vendors'
import { TestClient } from './client.ts'
import { createTestDatabase } from './database.ts'
import { type OperatorName, operatorAt } from './desks.ts'
import { LogLines } from './log-lines.ts'
import type { OperatorClient } from './operator-client.ts'
import { seedDesks } from './seed-desks.ts'
import { testKey } from './server-process.ts'
import { templateDatabase } from './template-database.ts'
import { TestClock } from './test-clock.ts'

const webDist = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))
const consoleDist = fileURLToPath(new URL('../../../apps/console/dist/client', import.meta.url))

export interface TestPlatform {
  url: string
  platform: Platform
  database: EveryDatabase
  clock: TestClock
  /** Data folder of this run. */
  folder: string
  /** Every log line so far, so that a test can show that no secret is in any. */
  logLines: LogLines
  /** A visitor's browser with permission answer loaded. */
  visitor(): Promise<TestClient>
  /** An operator, signed in: one of the demo, or one of two who may do everything but make operators, the first when left out. */
  operator(username?: OperatorName): Promise<OperatorClient>
  /** Runs what the clock would start. */
  runJob(name: string): Promise<void>
  /** Stops everything after checking that the ledger still adds up. */
  stop(): Promise<void>
}

/** The demo world, filled in once for the run. */
export const demoTemplate = () =>
  templateDatabase({
    name: 'template_demo',
    fill: async database => (await startTestPlatform({}, { database })).stop(),
  })

/** The vendors of the house's own studio, which nobody has listed yet: a sample of a provider may list its games under them. */
const seedVendors = ({ kysely }: EveryDatabase): Promise<unknown> =>
  kysely
    .insertInto('catalogue.vendor')
    .values(
      offeredVendors.map(({ code, type, name }, position) => ({
        ...{ code, game_type: type as GameType, name, account_type_id: code, position, provider_code: null },
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** The environment of a house with real money that browsers reach at https://play.house.example. */
export const realHouse = {
  ...{ REAL_MONEY: 'on', CURRENCY: 'VND', MERCHANT_CODE: 'HARBOUR', BRAND_NAME: 'Harbour House' },
  ...{ PUBLIC_URL: 'https://play.house.example', TRUSTED_PROXIES: '1' },
  DATABASE_URL: 'postgresql://given/by-the-test',
  BEACON_URL: `https://beacon.example/${'0a'.repeat(32)}`,
}

/** The environment of a demo that browsers reach at https://play.baize.example. */
export const publicDemo = {
  PUBLIC_URL: 'https://play.baize.example',
  PUBLIC_DEMO: 'everybody-knows-the-operator-password',
  TRUSTED_PROXIES: '1',
}

/**
 * The real platform with the demo world on a database of its own, listening on a port of loopback.
 * @param options.pages also serves the built site
 * @param options.database one that a test brings along; it is stopped with the platform
 */
export async function startTestPlatform(
  environment: Record<string, string> = {},
  { pages = false, database: given }: { pages?: boolean; database?: EveryDatabase } = {},
): Promise<TestPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-test-'))
  const database = given ?? (await createTestDatabase(environment.REAL_MONEY ? {} : { template: await demoTemplate() }))
  const logLines = new LogLines()
  const clock = new TestClock()
  const config = readConfig({
    BAIZE_DATA: folder,
    BAIZE_KEY: testKey,
    RATE_LIMIT_PER_MINUTE: '100000',
    ...environment,
  })
  const platform = await createPlatform({
    config,
    database,
    log: createLog({ LOG_LEVEL: 'debug' }, logLines),
    clock,
    rng: systemRng,
    checkResponses: true,
    ...(pages ? { webDist, consoleDist } : {}),
  })
  const journal = platform.demo ? await DemoJournal.open(database) : null
  if (journal) {
    await seedDemo({ database, clock, ...platform })
    await seedVendors(database)
    await hireRobots({ database, clock, identity: platform.identity })
    await seedDesks({ database, clock, ...platform })
    await journal.complete()
  }
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`
  const visitor = () => new TestClient(url, clock).open()
  return {
    url,
    platform,
    database,
    clock,
    folder,
    logLines,
    visitor,
    operator: (username = 'desk') => operatorAt({ url, clock }, username),
    async runJob(name) {
      const job = platform.jobs.find(job => job.name === name)
      if (!job) throw new Error(`no job is called ${name}`)
      await job.run()
    },
    async stop() {
      await platform.jobs.find(({ name }) => name === 'contracts-recheck')!.run()
      await platform.close()
      const violations = await checkMoney(database)
      await database.stop()
      await rm(folder, { recursive: true, force: true })
      if (violations.length > 0)
        throw new Error(`the ledger does not add up: ${JSON.stringify(violations, bigintAsText)}`)
    },
  }
}

const bigintAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
