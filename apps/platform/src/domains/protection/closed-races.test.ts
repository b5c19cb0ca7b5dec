import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../check-money.ts'
import { betOf, credit, id, openWalletTable, type WalletTable } from '../gateway/fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterEach(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
})
afterAll(() => table.stop())

const close = { kind: 'TIMEOUT', length: 'DAY' } as const

/** Resolves once so many connections wait for a lock. */
async function waiting(count: number): Promise<void> {
  const { pool } = table.site.database
  for (;;) {
    const { rows } = await pool.query<{ n: bigint }>(
      `select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (Number(rows[0]!.n) >= count) return
  }
}

test.each(['bet', 'hold'] as const)(
  '[PROT-005] a %s that asked who is closed before the closure was written, and comes to the money after it, is refused',
  async call => {
    const { provider, site } = table
    const { member, session } = await table.player()
    const ask = () =>
      call === 'bet'
        ? provider.call('bet', betOf(session, id(), 10_000))
        : provider.call('hold', { ...session, round: id(), amount: 10_000, transaction_uuid: id(), reason: 'purse' })
    const holder = await site.database.pool.connect()
    let closing: Promise<unknown>
    let move: Promise<{ status: string }>
    try {
      await holder.query('begin')
      await holder.query(`select from ledger.account where owner_id = $1 and kind = 'MAIN' for no key update`, [
        session.user,
      ])
      closing = member.call('protection.close', close)
      await waiting(1)
      // It finds nobody closed, and stands in line for the money behind the closure.
      move = ask()
      await waiting(2)
    } finally {
      await holder.query('commit')
      holder.release()
    }
    await closing
    expect((await move).status).toBe('USER_DISABLED')
    expect(await table.held(session)).toBe(credit)
  },
)

test('[PROT-005] of bets that race a closure some come before it, whole, and none after it; the bets of others go on', async () => {
  const { provider } = table
  for (let round = 0; round < 6; round++) {
    const { member, session } = await table.player()
    const { session: beside } = await table.player()
    const send = (from: typeof session) => provider.call('bet', betOf(from, id(), 1_000))
    const own = Array.from({ length: 16 }, () => send(session))
    const others = Array.from({ length: 8 }, () => send(beside))
    await member.call('protection.close', close)
    const atClosing = await table.held(session)
    expect((await send(session)).status).toBe('USER_DISABLED')
    const statuses = (await Promise.all(own)).map(({ status }) => status)
    expect(statuses.filter(status => status !== 'OK' && status !== 'USER_DISABLED')).toEqual([])
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(8).fill('OK'))
    // What there was when the closure was answered is what there is when all is over.
    expect(await table.held(session)).toBe(atClosing)
    expect(atClosing).toBe(credit - statuses.filter(status => status === 'OK').length * 1_000)
  }
})
