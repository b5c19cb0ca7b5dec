import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkMoney } from '@baize/platform/check-money'
import type { Database } from '@baize/platform/kernel/database/open-database'
import {
  createSiteDatabase,
  EventStream,
  freePort,
  GameVisit,
  ServerProcess,
  sharePictures,
  TestClient,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'bz-roles-'))
let database: Database
beforeAll(async () => {
  database = await createSiteDatabase()
}, 120_000)
afterAll(async () => {
  expect(await checkMoney(database)).toEqual([])
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(name: string, environment: Record<string, string>): Promise<ServerProcess> {
  const data = join(folder, name)
  sharePictures(data)
  const server = await ServerProcess.start({
    ...{ PORT: '0', BAIZE_DATA: data, DATABASE_URL: database.connectionString },
    ...environment,
  })
  onTestFinished(() => void server.kill())
  if (!server.url) throw new Error(server.output)
  return server
}

const providerAddress = async () =>
  (await database.pool.query<{ api_url: string }>(`select api_url from catalogue.provider where code = 'BZS'`)).rows[0]!
    .api_url

test('[MON-009] a second process leaves the address of the studio as it is', async () => {
  const first = await start('first', {})
  const before = await providerAddress()
  const second = await start('second', {})
  expect(await providerAddress()).toBe(before)
  for (const { url } of [first, second]) {
    const member = await (await new TestClient(url!).open()).register(uniqueName())
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
    expect((await (await GameVisit.open(url!, gameUrl)).spin()).status).toBe(200)
  }
}, 120_000)

test('[MON-009] two apis, a studio and a jobs process share one database, and killing one loses nothing answered', async () => {
  const [walletPort, studioPort] = [await freePort(), await freePort()]
  const addresses = {
    STUDIO_URL: `http://127.0.0.1:${studioPort}`,
    WALLET_URL: `http://127.0.0.1:${walletPort}`,
  }
  const [a, b, studio, jobs] = await Promise.all([
    start('a', { BAIZE_ROLE: 'api', PORT: String(walletPort), ...addresses }),
    start('b', { BAIZE_ROLE: 'api', ...addresses }),
    start('studio', { BAIZE_ROLE: 'studio', PORT: String(studioPort), ...addresses }),
    start('jobs', { BAIZE_ROLE: 'jobs', ...addresses }),
  ])
  const username = uniqueName()
  const member = await (await new TestClient(b.url!).open()).register(username)
  const stream = await EventStream.open(member)
  expect((await stream.within(1_000, 'balance')).sumBalance).toBe('1000.00')
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
  // The studio speaks to the wallet of the first api; the member listens at the second.
  const visit = await GameVisit.open(studio.url!, gameUrl)
  const { body } = await visit.spin()
  await stream.within(1_000, 'balance', ({ sumBalance }) => sumBalance !== '1000.00')
  stream.leave()

  await b.kill()
  const again = await (await new TestClient(a.url!).open()).signIn(username, 'Tables#2026')
  const { sumBalance } = await again.call('wallet.balance', {})
  expect(BigInt(Math.round(Number(sumBalance) * 10_000))).toBe(BigInt(body.balanceUnits))
  expect((await visit.round(body.round.roundId)).status).toBe(200)

  expect((await fetch(`${jobs.url}/wps/system/permission`)).status).toBe(404)
  await expect
    .poll(async () => (await (await fetch(`${a.url}/readyz`)).json()).jobs['rounds-rollup']?.ageSeconds ?? null, {
      timeout: 90_000,
    })
    .not.toBeNull()
}, 180_000)

test('[MON-009, DEPLOY-004] a role that lacks an address is refused in one line', async () => {
  const server = await ServerProcess.start({
    ...{ PORT: '0', BAIZE_DATA: join(folder, 'lacking'), DATABASE_URL: database.connectionString },
    BAIZE_ROLE: 'studio',
  })
  expect(await server.exited).not.toBe(0)
  expect(server.output).toContain('WALLET_URL')
})
