import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkMoney } from '@baize/platform/check-money'
import { postmasterPid } from '@baize/server-kit/database/embedded/orphan'
import {
  asOwner,
  createSiteDatabase,
  GameVisit,
  ServerProcess,
  sharePictures,
  TestClient,
  uniqueName,
} from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

/** Enough of them that one has always waited long enough for the next round. */
const players = 8
/** Their calls keep connections busy all the time. */
const readers = 2
/** A database that was killed beside other work reads its log for a while. */
const recoverWithinMs = 60_000
/** A spin has a pace of its own, and waits for a round that is in doubt. */
const playedWithinMs = 30_000

interface Load {
  /** Rounds that the studio said were played. */
  played: { visit: GameVisit; id: string }[]
  stop(): Promise<void>
}

/** Members who spin at the pace of the game, some of whom read their messages without a pause, whatever becomes of single calls. */
async function playOn(url: string): Promise<Load> {
  const leaving = new AbortController()
  const played: Load['played'] = []
  const seats = await Promise.all(
    Array.from({ length: players }, async () => {
      const client = await (await new TestClient(url).open()).register(uniqueName())
      const { gameUrl } = await client.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
      return { client, visit: await GameVisit.open(url, gameUrl) }
    }),
  )
  const tolerant = async (step: () => Promise<unknown>) => {
    while (!leaving.signal.aborted) await step().catch(() => {})
  }
  const running = seats.flatMap(({ client, visit }, seat) => [
    tolerant(async () => {
      const { status, body } = await visit.spin()
      if (status === 200) played.push({ visit, id: body.round.roundId })
      if (body.retryAfterMs) await pause(body.retryAfterMs, null, leaving)
    }),
    ...(seat < readers ? [tolerant(() => client.call('messages.markAllRead', {}))] : []),
  ])
  return {
    played,
    async stop() {
      leaving.abort()
      await Promise.all(running)
    },
  }
}

const isReady = (url: string) => async () => (await fetch(`${url}/readyz`)).status

/** Waits for one more round, so that what follows meets a server at work. */
async function oneMore({ played }: Load): Promise<void> {
  const before = played.length
  await expect.poll(() => played.length, { timeout: playedWithinMs, interval: 20 }).toBeGreaterThan(before)
}

async function expectAllThere({ played }: Load): Promise<void> {
  // The first statement on each connection that broke fails.
  for (const { visit, id } of played) await expect.poll(async () => (await visit.round(id)).status).toBe(200)
}

test('[MON-020] a server whose database connections are ended again and again stays, and loses nothing that it answered', async () => {
  const database = await createSiteDatabase()
  onTestFinished(() => database.stop())
  const data = join(folder, 'ended')
  sharePictures(data)
  const server = await ServerProcess.start({
    ...{ PORT: '0', BAIZE_DATA: data, DATABASE_URL: database.connectionString },
    RATE_LIMIT_PER_MINUTE: '1000000',
  })
  onTestFinished(() => void server.kill())
  const load = await playOn(server.url!)
  for (let times = 0; times < 8; times++) {
    await oneMore(load)
    // As the owner: the platform, the studio and the oracle have roles of their own.
    await asOwner(
      database,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    )
  }
  await oneMore(load)
  await load.stop()
  await expect.poll(isReady(server.url!), { timeout: recoverWithinMs }).toBe(200)
  await expectAllThere(load)
  expect(await server.stop(), server.output).toBe(0)
  expect(await checkMoney(database)).toEqual([])
}, 180_000)

test('[MON-020] a server whose embedded database is killed under load stays, and is ready again when it is back', async () => {
  const data = join(folder, 'killed')
  const cluster = join(data, 'database/cluster')
  sharePictures(data)
  const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data, RATE_LIMIT_PER_MINUTE: '1000000' })
  onTestFinished(() => void server.kill())
  const load = await playOn(server.url!)
  let killed: number | undefined
  for (let times = 0; times < 2; times++) {
    await oneMore(load)
    // An answer may have been on its way before the kill: the next server has another process id.
    await expect
      .poll(() => [undefined, killed].includes(postmasterPid(cluster)), { timeout: recoverWithinMs })
      .toBe(false)
    await expect.poll(isReady(server.url!), { timeout: recoverWithinMs }).toBe(200)
    killed = postmasterPid(cluster)
    process.kill(killed!, 'SIGKILL')
  }
  await oneMore(load)
  await load.stop()
  await expect.poll(isReady(server.url!), { timeout: recoverWithinMs }).toBe(200)
  await expectAllThere(load)
  expect(await server.stop(), server.output).toBe(0)
}, 180_000)
