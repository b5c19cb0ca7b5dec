import { factsReadable, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectOwner } from '../../../../kernel/database/open-database.ts'
import { memberAccount } from '../../../ledger/index.ts'
import { grantAsHouse, grantSalary, join } from '../../fixtures.ts'
import { mainOf, turnTo } from '../fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('[MON-016] a settlement whose payers and payees lie between each other locks them all by id', async () => {
  const at = (time: string) => `2031-03-10T${time}Z`
  turnTo(site, at('09:50:00'))
  const root = await join(site, null, 2)
  const first = await join(site, root)
  const payee = await join(site, first, 0)
  const second = await join(site, root)
  const other = await join(site, second, 0)
  await grantAsHouse(site, root, { type: 'HOURLY', tiers: [{ rate: '0.2', validBet: '0' }] })
  await grantSalary(root, first, 'HOURLY', '0.15')
  await grantSalary(root, second, 'HOURLY', '0.15')
  await grantSalary(first, payee, 'HOURLY', '0.1')
  await grantSalary(second, other, 'HOURLY', '0.1')
  for (const node of [payee, other]) {
    const lost = { gameType: 'RNG', stake: '5000.00', payout: '0.00', validBet: '5000.00', status: 'LOST' } as const
    await writeBets(site, node.id, [{ ...lost, at: at('10:30:00') }])
  }

  turnTo(site, at('11:08:00'))
  await factsReadable(site)
  const { ledger } = site.platform
  const main = (id: bigint) => memberAccount(id, 'MAIN', { currency: 'DEMO' })
  const before = await Promise.all([payee, other].map(node => mainOf(site, node)))
  let settling: Promise<void> | undefined
  let tries = 0
  // Only the owner may say when a deadlock is looked for.
  const owner = connectOwner(site.database)
  await owner.transaction(async tx => {
    tries += 1
    // A deadlock is found here at once, before the settlement looks for one; the transaction is then tried again.
    await sql`set local deadlock_timeout = '1ms'`.execute(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await ledger.lockBalances(tx, [main(payee.id)])
    settling ??= site.runJob('contracts-settle')
    if (tries === 1) await expect.poll(() => isWaitedFor(rows[0]!.pid), { timeout: 10_000 }).toBe(true)
    await ledger.lockBalances(tx, [main(second.id)])
  })
  await settling
  await owner.stop()
  expect(tries).toBe(1)
  const after = await Promise.all([payee, other].map(node => mainOf(site, node)))
  expect([before, after]).toEqual([
    ['1000.00', '1000.00'],
    ['1005.00', '1005.00'],
  ])
}, 60_000)

/** Somebody waits for a connection's transaction; asked elsewhere, since a transaction sees activity as it first saw it. */
async function isWaitedFor(pid: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))) as waits`.execute(
    site.database.kysely,
  )
  return rows[0]!.waits
}
