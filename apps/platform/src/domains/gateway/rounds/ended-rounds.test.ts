import { type SampleSession, startTwin, type TwinPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { id, openWalletTable, type WalletTable } from '../fixtures.ts'

let table: WalletTable
let twin: TwinPlatform
beforeAll(async () => {
  table = await openWalletTable()
  twin = await startTwin(table.site)
})
afterAll(async () => {
  await twin.stop()
  await table.stop()
})

/** Holds a member's money until as many others wait for it as there are acts, one begun after the other. */
async function inTurns<T>({ user }: SampleSession, acts: (() => Promise<T>)[]): Promise<T[]> {
  const { pool } = table.site.database
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ledger.account where kind = 'MAIN' and owner_id = $1 for update`, [user])
    const begun: Promise<T>[] = []
    for (const act of acts) {
      begun.push(act())
      await expect
        .poll(async () => {
          const { rowCount } = await pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rowCount
        })
        .toBe(begun.length)
    }
    await holder.query('rollback')
    return await Promise.all(begun)
  } finally {
    holder.release()
  }
}

const staked = (session: SampleSession, round: string, transaction: string, more = {}) => ({
  ...{ ...session, round, amount: 10_000, transaction_uuid: transaction, round_closed: false, is_free: false, ...more },
})

test.each(['money', 'hold'])(
  'a bet out of %s that waited while another process closed its round is refused',
  async purse => {
    const { provider, player, betRow, held } = table
    const { session } = await player()
    const order = id('order')
    const hold = { ...session, round: order, amount: 10_000, transaction_uuid: id(), reason: 'chase' }
    await provider.call('hold', hold)
    for (let isCertain = false; !isCertain; ) {
      const [round, first, late] = [id('round'), id(), id()]
      const lines = [{ transaction_uuid: first, payout: 10_000, valid_amount: 0, status: 'void' as const }]
      const settle = { ...session, round, transaction_uuid: id(), bets: lines, round_closed: true }
      await provider.call('bet', staked(session, round, first))
      const from = purse === 'hold' ? { hold_round: order } : {}
      const [settled, bet] = await inTurns(session, [
        () => provider.call('settle', settle),
        () => provider.call('bet', staked(session, round, late, from), { at: twin.url }),
      ])
      // A machine that is slow beyond a second turns both away, and nothing has been shown.
      isCertain = settled!.status !== 'OVERLOADED' && bet!.status !== 'OVERLOADED'
      if (!isCertain) continue
      expect([settled, bet]).toMatchObject([{ status: 'OK' }, { status: 'ROUND_CLOSED' }])
      expect(await betRow(late)).toBeUndefined()
      expect(settled!.balance).toBe(await held(session))
    }
  },
)
