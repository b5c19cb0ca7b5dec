import type { Endpoint, EndpointName } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { exportedLists } from '@baize/api/schemas/operator/exports/exported-lists'
import { startEmbeddedPostgres } from '@baize/server-kit/database/embedded-postgres'
import { silentLog } from '@baize/server-kit/database/log'
import { SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { runAsAdmin } from '@baize/testing/database'
import { migrateAt, temporaryFolder } from '@baize/testing/database-cluster'
import { Quorum } from '@baize/testing/quorum/quorum'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EveryDatabase } from '../domains/every-table.ts'
import { connect } from '../kernel/database/open-database.ts'
import { plainPayloads } from './payloads.ts'

const inTime = { timeout: 20_000, interval: 100 }
const replicaRows = endpointNames.filter(name => (endpoints[name] as Endpoint).reads === 'replica')

/** Tells that a browser has just changed something. */
const wrote = '__Host-wrote'

let quorum: Quorum
let site: TestPlatform
let provider: SampleProvider
/** Another house's server. */
let foreign: Awaited<ReturnType<typeof startEmbeddedPostgres>>
const folder = temporaryFolder()
const said: string[] = []
beforeAll(async () => {
  quorum = await Quorum.start(migrateAt)
  foreign = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog, durable: false })
  const replicaUrls = [quorum.node('two').connectionString, foreign.connectionString]
  const log = { ...silentLog, warn: (line: string) => said.push(line), info: (line: string) => said.push(line) }
  site = await startTestPlatform({}, { database: connect({ ...quorum.server, replicaUrls, log }) as EveryDatabase })
  provider = await SampleProvider.start(site)
}, 180_000)
afterAll(async () => {
  await provider.stop()
  await site.stop()
  await quorum.stop()
  await foreign.stop()
  folder.remove()
}, 60_000)

/** Stops or goes on applying what the standby receives. */
const replay = (how: 'pause' | 'resume'): Promise<void> =>
  runAsAdmin(quorum.node('two').ownerConnectionString, `select pg_wal_replay_${how}()`)

async function player() {
  const username = uniqueName()
  const member = await (await site.visitor()).register(username)
  const session = await provider.play(member)
  // A browser that has just changed something is answered by the primary; this one forgets it.
  const elsewhere = await (await site.visitor()).signIn(username, 'Tables#2026')
  elsewhere.forget(wrote)
  const betsSeen = async (by = elsewhere) => (await by.call('records.bets', {})).list.length
  return { member, session, betsSeen }
}

/** Does something while the standby applies nothing; once more where it was not near enough to be asked. */
const whileBehind = (act: () => Promise<void>): Promise<void> =>
  vi.waitFor(async () => {
    await replay('pause')
    await act().finally(() => replay('resume'))
  }, inTime)

/** Passes once the standby, which has not applied the last bet, has answered a read. */
async function standbyAnswers(): Promise<void> {
  const { session, betsSeen } = await player()
  await whileBehind(async () => {
    const before = await betsSeen()
    await provider.bet(session, uniqueName('tx'), 100)
    expect(await betsSeen()).toBe(before)
  })
}

test('[SCALE-005] a server of another database is named and never asked', () => {
  expect(said).toContainEqual(
    expect.stringMatching(
      /^replica 2 .* answers no reads: it is a server of another database; mend DATABASE_REPLICA_URLS$/,
    ),
  )
})

test('[SCALE-005] reads that may lag are answered by the standby, and by the primary once it lags', async () => {
  await standbyAnswers()
  const { session, betsSeen } = await player()
  await replay('pause')
  await provider.bet(session, uniqueName('tx'), 100)
  await expect.poll(() => betsSeen(), inTime).toBe(1)
  await replay('resume')
})

test('[SCALE-005] whoever has just changed something reads what they changed', async () => {
  await whileBehind(async () => {
    const { member, session, betsSeen } = await player()
    await provider.bet(session, uniqueName('tx'), 100)
    await member.call('members.updateLanguage', { language: 'EN' })
    expect(member.cookies.get(wrote)).toBe('1')
    expect([await betsSeen(), await betsSeen(member)]).toEqual([0, 1])
  })
})

/** Reads the number of rows off the end of a list as a file. */
const rowsOf = (csv: unknown) => Number(/#end,rows=(\d+)/.exec(String(csv))![1])

test('[SCALE-005] files of lists are read from the standby, and from the primary by whoever has just changed something', async () => {
  const operator = await site.operator()
  const find = (query: string) => operator.call('lists.csv', { list: 'members.find', query, reason: 'for the books' })
  await standbyAnswers()
  await whileBehind(async () => {
    const username = uniqueName()
    await (await site.visitor()).register(username)
    operator.forget(wrote)
    expect(rowsOf(await find(`q=${username}`))).toBe(0)
    await operator.send('lists.askUnmasked', { list: 'members.find', query: '', reason: 'to be told apart' })
    expect(rowsOf(await find(`q=${username}`))).toBe(1)
  })
  const before = site.logLines.lines.length
  operator.forget(wrote)
  for (const list of exportedLists) await operator.call('lists.csv', { list, query: '', reason: 'for the books' })
  await standbyAnswers()
  const asked = site.logLines.lines.slice(before).filter(line => line.includes('in place of a replica'))
  expect(asked).toEqual([])
}, 60_000)

test('[SCALE-005] no call of the rows that a replica answers writes anything there', async () => {
  const before = site.logLines.lines.length
  await standbyAnswers()
  const username = uniqueName()
  const agent = await (await site.visitor()).register(username)
  await site.database.kysely
    .updateTable('identity.account')
    .set({ agent_type: 1 })
    .where('username', '=', username)
    .execute()
  const operator = await site.operator()
  for (const client of [agent, operator]) client.forget(wrote)
  expect(replicaRows.length).toBeGreaterThan(15)
  for (const name of replicaRows) {
    const client = (endpoints[name] as Endpoint).auth === 'operator' ? operator : agent
    const { status } = await client.send(name, (plainPayloads[name as EndpointName] ?? {}) as never)
    expect([name, [200, 404].includes(status)]).toEqual([name, true])
  }
  await standbyAnswers()
  const asked = site.logLines.lines.slice(before).filter(line => line.includes('in place of a replica'))
  expect(asked).toEqual([])
}, 60_000)

test('[SCALE-005] a standby that answers nothing, or is gone, costs no answer', async () => {
  const { session, betsSeen } = await player()
  await provider.bet(session, uniqueName('tx'), 100)
  await expect.poll(() => betsSeen(), inTime).toBe(1)
  quorum.freeze('two')
  expect(await betsSeen()).toBe(1)
  quorum.thaw('two')
  await quorum.node('two').stop()
  expect(await betsSeen()).toBe(1)
}, 60_000)
