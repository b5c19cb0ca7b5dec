import { uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { betOf, credit, id, openWalletTable, settleOf, type WalletTable } from '../fixtures.ts'

const dayMs = 24 * 3_600_000

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
  await table.stop()
})

/** Goes on some days later, until the test ends. */
function wait(days: number) {
  table.site.clock.advance(days * dayMs)
  onTestFinished(() => table.site.clock.advance(-days * dayMs))
}

/** A member with a session that may bet, who signs in again to go on. */
async function aPlayer() {
  const { provider, site } = table
  const name = uniqueName()
  const session = await provider.play(await (await site.visitor()).register(name))
  const comeBack = async () => provider.play(await (await site.visitor()).signIn(name, 'Tables#2026'))
  return { session, comeBack }
}

/** The partition that a bet lies in. */
async function monthOf(bet: string): Promise<string> {
  const { rows } = await table.site.database.pool.query<{ name: string }>(
    'select tableoid::regclass::text as name from rounds.bet where transaction_id = $1',
    [bet],
  )
  return rows[0]!.name
}

test('a settle pays bets of different months, each once, and its rollback opens them again', async () => {
  const { provider, held, betRow, netOf } = table
  const { session, comeBack } = await aPlayer()
  const [round, old, late, settle] = [id('round'), id(), id(), id()]
  await provider.call('bet', betOf(session, old, 10_000, round))
  wait(40)
  const back = await comeBack()
  await provider.call('bet', betOf(back, late, 20_000, round))
  expect(await monthOf(old)).not.toBe(await monthOf(late))

  const lines = settleOf(session, settle, round, [
    [late, 50_000],
    [old, 30_000],
  ])
  expect(await provider.call('settle', lines)).toMatchObject({ status: 'OK', balance: credit + 50_000 })
  expect(await provider.call('settle', lines)).toMatchObject({ status: 'OK', balance: credit + 50_000 })
  const again = { ...lines, transaction_uuid: id() }
  expect(await provider.call('settle', again)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  expect(await netOf(old)).toEqual({ bets: 1, stake: 10_000, payout: 30_000 })

  expect(await provider.rollback(session, id(), settle, round)).toMatchObject({ status: 'OK' })
  expect(await held(session)).toBe(credit - 30_000)
  expect([await betRow(old), await betRow(late)]).toMatchObject([{ status: 'OPEN' }, { status: 'OPEN' }])
  expect(await provider.call('settle', again)).toMatchObject({ status: 'OK', balance: credit + 50_000 })
})

test('a bet of an earlier month is taken back', async () => {
  const { provider, held, betRow } = table
  const { session } = await aPlayer()
  const bet = id()
  await provider.bet(session, bet, 10_000)
  wait(40)
  expect(await provider.rollback(session, id(), bet, bet)).toMatchObject({ status: 'OK', balance: credit })
  expect(await betRow(bet)).toMatchObject({ status: 'VOID' })
  expect(await provider.settle(session, id(), bet, 10)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' })
  expect(await held(session)).toBe(credit)
})

test('the id of a bet of an earlier month is known for good', async () => {
  const { provider, held } = table
  const { session, comeBack } = await aPlayer()
  const bet = id()
  await provider.bet(session, bet, 10_000)
  wait(40)
  const back = await comeBack()
  const changed = betOf(back, bet, 20_000)
  expect(await provider.call('bet', changed)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  expect(await held(session)).toBe(credit - 10_000)
})

test('a round that takes no more bets refuses them for 31 days after its own', async () => {
  const { provider } = table
  const { session, comeBack } = await aPlayer()
  const round = id('round')
  await provider.call('bet', { ...betOf(session, id(), 10_000, round), round_closed: true })
  wait(30)
  const back = await comeBack()
  expect(await provider.call('bet', betOf(back, id(), 10_000, round))).toMatchObject({ status: 'ROUND_CLOSED' })
})

test('a bet that is settled two months after it was placed stands in the record of that day', async () => {
  const { provider, site } = table
  const name = uniqueName()
  const session = await provider.play(await (await site.visitor()).register(name))
  const [late, lost] = [id(), id()]
  await provider.bet(session, late, 10_000)
  await provider.bet(session, lost, 20_000)
  wait(60)
  await provider.settle(session, id(), late, 30_000)
  const member = await (await site.visitor()).signIn(name, 'Tables#2026')
  const { list, totals } = await member.call('records.bets', {})
  expect(list.map(({ transactionId, status }) => [transactionId, status])).toEqual([[late, 'WON']])
  expect(totals).toMatchObject({ count: 1, stake: '1.00', payout: '3.00' })
})

test('a bet that was settled late hides none of those that were placed before it', async () => {
  const { provider, site } = table
  const name = uniqueName()
  const session = await provider.play(await (await site.visitor()).register(name))
  const [early, late] = [id(), id()]
  await provider.bet(session, early, 10_000)
  await provider.settle(session, id(), early, 30_000)
  wait(10)
  const again = await provider.play(await (await site.visitor()).signIn(name, 'Tables#2026'))
  await provider.bet(again, late, 20_000)
  wait(10)
  await provider.settle(again, id(), late, 30_000)
  const member = await (await site.visitor()).signIn(name, 'Tables#2026')
  const from = new Date(site.clock.now().getTime() - 25 * dayMs).toISOString().slice(0, 10)
  const { list } = await member.call('records.bets', { from })
  expect(list.map(({ transactionId }) => transactionId)).toEqual([late, early])
})
