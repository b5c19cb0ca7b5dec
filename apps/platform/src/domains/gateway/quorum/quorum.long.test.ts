import { CLUSTER_USER } from '@baize/server-kit/database/embedded/cluster'
import { silentLog } from '@baize/server-kit/database/log'
import { SampleProvider, type SampleSession, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { addressesOf, withOwner } from '@baize/testing/database'
import { migrateAt } from '@baize/testing/database-cluster'
import { DatabaseLine } from '@baize/testing/database-line'
import { Quorum } from '@baize/testing/quorum/quorum'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../../kernel/database/open-database.ts'
import type { EveryDatabase } from '../../every-table.ts'
import { credit } from '../fixtures.ts'
import { History } from './history.fixtures.ts'

const members = 8
const failovers = 3
/** Bets are answered again within this time of the primary's death. */
const mostSilenceMs = 15_000

let quorum: Quorum
let line: DatabaseLine
let site: TestPlatform
let provider: SampleProvider
let sessions: SampleSession[]
beforeAll(async () => {
  quorum = await Quorum.start(migrateAt)
  line = await DatabaseLine.start(quorum.server.ownerConnectionString)
  const database = connect({ ...addressesOf(line.connectionString, CLUSTER_USER), log: silentLog }) as EveryDatabase
  site = await startTestPlatform({}, { database })
  provider = await SampleProvider.start(site)
  sessions = await Promise.all(
    Array.from({ length: members }, async () => provider.play(await (await site.visitor()).register(uniqueName()))),
  )
}, 180_000)
afterAll(async () => {
  await provider.stop()
  await site.stop()
  await line.stop()
  await quorum.stop()
}, 60_000)

/** Rows of whichever server is the primary, past the platform. */
const rowsOf = <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  withOwner(site.database, async pool => (await pool.query<Row>(sql, values)).rows)

/** Transactions whose bet stands in the ledger, and how often. */
async function inLedger(transactions: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ reference: string; times: number }>(
    `select reference, count(*)::int as times from ledger.transfer where code = 'BET' and reference = any ($1) group by 1`,
    [transactions],
  )
  return new Map(rows.map(({ reference, times }) => [reference, times]))
}

describe('a database of three servers, of which two have every acknowledged bet', () => {
  test('[SCALE-001] no acknowledged bet is lost or doubled when the primary is killed under load, and bets are answered again', async () => {
    const history = new History(provider)
    const players = sessions.map(session => history.play(session))
    for (let round = 0; round < failovers; round++) {
      const [enough, killed] = [history.acknowledged.length + 200, quorum.primary]
      await expect.poll(() => history.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(enough)
      const killedMs = performance.now()
      await quorum.failOver()
      line.leadTo(quorum.server.connectionString)
      await expect.poll(() => history.answeredAfter(killedMs), { timeout: 60_000 }).not.toBeNull()
      expect(history.answeredAfter(killedMs)!).toBeLessThan(mostSilenceMs)
      await quorum.join(killed)
    }
    history.end()
    await Promise.all(players)

    const { acknowledged, unknown } = history
    const kept = await inLedger(acknowledged.map(({ transaction }) => transaction))
    expect(acknowledged.filter(({ transaction }) => kept.get(transaction) !== 1)).toEqual([])
    // What nobody was told is there once or not at all, and once when it was asked again.
    const before = await inLedger(unknown.map(({ transaction }) => transaction))
    expect([...before.values()].every(times => times === 1)).toBe(true)
    for (const operation of unknown) expect(await history.ask(operation)).not.toBeNull()
    const after = await inLedger(unknown.map(({ transaction }) => transaction))
    expect(unknown.filter(({ transaction }) => after.get(transaction) !== 1)).toEqual([])
    // Every bet was another one, so that balances are what was left of the money.
    for (const session of sessions) {
      const own = history.operations.filter(operation => operation.session === session)
      const { balance } = await provider.call('balance', session)
      expect(balance).toBe(credit - own.reduce((sum, { amount }) => sum + amount, 0))
    }
  }, 300_000)

  test('[SCALE-003] with one standby frozen bets go on, with both of them none is acknowledged until one is back', async () => {
    const history = new History(provider)
    const [first, second] = quorum.standbys
    quorum.freeze(first!)
    expect((await history.bet(sessions[0]!)).balance).not.toBeNull()
    quorum.freeze(second!)
    const held = history.bet(sessions[0]!)
    // Far longer than any statement may take.
    await expect
      .poll(
        async () =>
          (
            await rowsOf<{ waiting: boolean }>(
              `select coalesce(max(now() - xact_start) > interval '12 s', false) as waiting from pg_stat_activity where wait_event = 'SyncRep'`,
            )
          )[0]!.waiting,
        { timeout: 60_000, interval: 250 },
      )
      .toBe(true)
    expect(history.acknowledged).toHaveLength(1)
    quorum.thaw(second!)
    const operation = await held
    if (operation.balance === null) expect(await history.ask(operation)).not.toBeNull()
    quorum.thaw(first!)
    expect((await inLedger([operation.transaction])).get(operation.transaction)).toBe(1)
  }, 180_000)
})
