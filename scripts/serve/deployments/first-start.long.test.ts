import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkMoney } from '@baize/platform/check-money'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { createTestDatabase, databaseEnvironment, ServerProcess } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

/** What the filling runs itself, to settle and count what it brought along. */
const ofTheFilling = [
  'contracts-settle',
  'cashier-turnover',
  'promotions-facts',
  'points-earn',
  'missions-deeds',
  'club-levels',
]

/** What the demo world is told by: how many there are of each thing that a first start fills in. */
async function shapeOf({ kysely }: EveryDatabase): Promise<Record<string, string>> {
  const { rows } = await sql<{ what: string; many: string }>`
    select 'deposit ' || state as what, count(*) || ' of ' || sum(amount_units) as many from cashier.deposit group by 1
    union all select 'withdrawal ' || state, count(*) || ' of ' || sum(amount_units) from cashier.withdrawal group by 1
    union all select 'contract ' || type || ' ' || state, count(*)::text from contracts.contract group by 1
    union all select 'redemption ' || status, count(*)::text from points.redemption group by 1
    union all select 'participation ' || step, count(*)::text from promotions.participation group by 1
    union all select 'account ' || kind, count(*)::text from identity.account group by 1
    union all select 'link visits', count(*)::text from agents.link_visit
    union all select 'notices', count(*)::text from site.notice
    union all select 'hot games', count(*)::text from catalogue.game where is_hot
    union all select 'games', count(*)::text from catalogue.game where enabled
    union all select 'rounds of ' || username, 'some' from rounds.bet join identity.account a on a.id = member_id
      where provider_code <> 'EARLIER' and username <> 'player' group by username
    union all select 'tickets of player', case when count(*) > 0 then 'some' else 'none' end from rounds.bet join identity.account a on a.id = member_id
      where game_type = 'LOTT' and username = 'player'
    order by 1`.execute(kysely)
  return Object.fromEntries(rows.map(({ what, many }) => [what, many]))
}

const stepsOf = async ({ kysely }: EveryDatabase): Promise<string[]> =>
  (await sql<{ name: string }>`select name from settings.demo_step`.execute(kysely)).rows.map(({ name }) => name)

async function startOn(database: EveryDatabase, name: string, niceness = 0): Promise<ServerProcess> {
  const server = await ServerProcess.start(
    {
      ...{ PORT: '0', BAIZE_DATA: join(folder, name), DRAW_COVERS_AHEAD: 'off', RATE_LIMIT_PER_MINUTE: '100000' },
      ...databaseEnvironment(database),
    },
    { niceness },
  )
  expect(server.url, server.output).not.toBeNull()
  return server
}

/** A house that nobody disturbed as it was filled. */
async function undisturbed(): Promise<Record<string, string>> {
  const database = await createTestDatabase()
  const server = await startOn(database, 'undisturbed')
  await server.says('The demo world is complete.')
  await server.stop()
  const shape = await shapeOf(database)
  await database.stop()
  return shape
}
let known: Promise<Record<string, string>> | undefined
const wholeWorld = () => (known ??= undisturbed())

async function expectWhole(database: EveryDatabase): Promise<void> {
  expect(await shapeOf(database)).toEqual(await wholeWorld())
  expect(await checkMoney(database)).toEqual([])
}

/**
 * Processes that take all the time that they get. They and the server stand back behind whatever else the machine does, so that
 * the server feels them most: together they count for three of it.
 */
const [standsBack, standsFurtherBack] = [5, 15]
function load(count: number): () => void {
  const busy: ChildProcess[] = Array.from({ length: count }, () =>
    spawn('nice', ['-n', String(standsFurtherBack), process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => {
    for (const process of busy) process.kill('SIGKILL')
  }
}

test('[MEND-001] beside 25 busy processes a first start fills the whole world before a job runs', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.stop())
  await wholeWorld()
  const ease = load(25)
  onTestFinished(ease)
  const server = await startOn(database, 'beside-load', standsBack)
  await expect.poll(() => stepsOf(database), { timeout: 900_000 }).toContain('complete')
  ease()
  await server.stop()
  const { rows } = await sql<{ name: string }>`select distinct name from job.run
    where started_at < (select at from settings.demo_step where name = 'complete')`.execute(database.kysely)
  expect(rows.map(({ name }) => name).filter(name => !ofTheFilling.includes(name))).toEqual([])
  await expectWhole(database)
})

test('[MEND-002] killed at twenty moments, a first start goes on each time to the same world, and says so', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.stop())
  for (let kill = 1; kill <= 20; kill++) {
    const before = (await stepsOf(database)).length
    const server = await startOn(database, 'killed')
    if (before > 0) expect(server.output).toContain('The demo world is half filled')
    // Two steps a start, of some fifty: the moments lie all over what is filled in beside the open site.
    await expect.poll(async () => (await stepsOf(database)).length, { interval: 5 }).toBeGreaterThanOrEqual(before + 2)
    await server.kill()
  }
  expect(await stepsOf(database)).not.toContain('complete')
  const server = await startOn(database, 'killed')
  await server.says('The demo world is complete.')
  await server.stop()
  await expectWhole(database)
})
