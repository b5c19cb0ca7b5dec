import { inBackground } from '@baize/server-kit/database/work-pool'
import { SampleProvider, type SampleSession, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

async function seat(): Promise<{ id: string; session: SampleSession }> {
  const member = await (await site.visitor()).register(uniqueName())
  return { id: (await member.call('members.info', {})).id, session: await provider.play(member) }
}

/** A process that stops in the middle of a transaction and holds the money of a member. */
async function freezeWith(memberId: string): Promise<void> {
  const frozen = await site.database.pool.connect()
  frozen.on('error', () => frozen.release(true))
  await frozen.query('begin')
  await frozen.query(`select from ledger.account where kind = 'MAIN' and owner_id = $1 for update`, [memberId])
}

test('[MON-005] a frozen process that holds one member’s money stalls nobody else, and is thrown out', async () => {
  const [{ id, session: held }, { session: free }] = [await seat(), await seat()]
  await freezeWith(id)
  const waiting = provider.bet(held, 'held', 10_000)
  await expect.poll(async () => (await provider.bet(free, 'free', 10_000)).status, { timeout: 10_000 }).toBe('OK')
  // That it is turned away shows that the row is still held by then.
  expect((await waiting).status).toBe('OVERLOADED')
  await expect.poll(async () => (await provider.bet(held, 'held', 10_000)).status, { timeout: 20_000 }).toBe('OK')
  expect((await provider.call('balance', held)).balance).toBe(9_990_000)
}, 60_000)

test('[MON-005] each kind of connection knows how long a statement may take', async () => {
  const limits = async () => {
    const { rows } = await site.database.pool.query<{ idle: string; statement: string }>(
      "select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('statement_timeout') as statement",
    )
    return rows[0]
  }
  expect(await limits()).toEqual({ idle: '10s', statement: '30s' })
  expect(await inBackground(limits)).toEqual({ idle: '10s', statement: '10min' })
})
