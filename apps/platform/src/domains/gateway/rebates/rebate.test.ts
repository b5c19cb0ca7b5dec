import { SampleProvider, type SampleSession, startTestPlatform, type TestClient, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../ledger/index.ts'

let site: Awaited<ReturnType<typeof startTestPlatform>>
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site, 'LOT', 'ELOTT')
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

let serial = 0
const id = (kind = 'tx') => `${kind}-${++serial}`
const credit = 10_000_000

interface Player {
  member: TestClient
  session: SampleSession
}
async function player(): Promise<Player> {
  const member = await (await site.visitor()).register(uniqueName())
  return { member, session: await provider.play(member) }
}
type Terms = { odds_series?: number; rebate_x10000?: number }
const settled = (
  session: SampleSession,
  bet: string,
  terms: Terms,
  { payout = 0, status = 'lost' as 'lost' | 'won' | 'void', transaction = id() } = {},
) => ({
  ...{ ...session, round: bet, transaction_uuid: transaction, round_closed: true, ...terms },
  bets: [{ transaction_uuid: bet, payout, valid_amount: 0, status }],
})
/** A bet of so many units that was lost under the terms. */
async function lost({ session }: Player, stakeUnits: number, terms: Terms): Promise<string> {
  const bet = id('bet')
  await provider.bet(session, bet, stakeUnits)
  expect((await provider.call('settle', settled(session, bet, terms))).status).toBe('OK')
  return bet
}
const rebatesOf = async ({ member }: Player) =>
  (await member.call('points.transactions', { book: 'WALLET', codes: 'REBATE' })).list.map(
    ({ code, change }) => `${code} ${change}`,
  )

test('a settle gives its share of the stake back, floored to cents, in an entry of its own', async () => {
  const one = await player()
  const bet = id('bet')
  await provider.bet(one.session, bet, 1_237_777)
  const call = settled(
    one.session,
    bet,
    { odds_series: 1900, rebate_x10000: 200 },
    { payout: 2_000_000, status: 'won' },
  )
  // 2 % of 123.7777 is 2.475554.
  const balance = credit - 1_237_777 + 2_000_000 + 24_700
  expect(await provider.call('settle', call)).toMatchObject({ status: 'OK', balance })
  expect(await rebatesOf(one)).toEqual(['REBATE 2.47'])
  expect((await one.member.call('records.profit', {})).rows).toMatchObject([{ category: 'ELOTT', rebate: '2.47' }])
})

test('many copies of a settle pay one rebate; the same id with another share is refused', async () => {
  const one = await player()
  const bet = id('bet')
  await provider.bet(one.session, bet, 1_000_000)
  const call = settled(one.session, bet, { odds_series: 1900, rebate_x10000: 200 })
  const replies = await Promise.all(Array.from({ length: 20 }, () => provider.call('settle', call)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['OK']))
  const more = { ...call, odds_series: 1800, rebate_x10000: 700 }
  expect((await provider.call('settle', more)).status).toBe('DUPLICATE_TRANSACTION')
  expect(await rebatesOf(one)).toEqual(['REBATE 2.00'])
})

test('several settles of one member in a batch pay one rebate each, and each balance holds those before it', async () => {
  const one = await player()
  const bets = [id('bet'), id('bet'), id('bet')]
  for (const bet of bets) await provider.bet(one.session, bet, 1_000_000)
  const envelope = { request_uuid: id(), sent_at: site.clock.now().getTime(), provider: provider.code }
  const calls = bets.map((bet, i) => ({
    ...envelope,
    ...settled(one.session, bet, i === 1 ? {} : { odds_series: 1800, rebate_x10000: 700 }),
    call: 'settle' as const,
  }))
  const reply = (await (await provider.send('batch', { calls })).json()) as { replies: { balance: number }[] }
  const left = credit - 3_000_000
  expect(reply.replies.map(({ balance }) => balance)).toEqual([left + 70_000, left + 70_000, left + 140_000])
  expect(await rebatesOf(one)).toEqual(['REBATE 7.00', 'REBATE 7.00'])
})

test('the platform pays no more than the series leaves, and nothing without one', async () => {
  const one = await player()
  await lost(one, 1_000_000, { odds_series: 1900, rebate_x10000: 900 })
  expect(await rebatesOf(one)).toEqual(['REBATE 2.00'])
  expect(site.logLines.text).toContain('a settle asks for a larger rebate than is due')
  await lost(one, 1_000_000, { rebate_x10000: 900 })
  await lost(one, 1_000_000, { odds_series: 1960, rebate_x10000: 900 })
  expect(await rebatesOf(one)).toEqual(['REBATE 2.00'])
})

test('a void bet has none', async () => {
  const one = await player()
  const bet = id('bet')
  await provider.bet(one.session, bet, 1_000_000)
  const terms = { odds_series: 1800, rebate_x10000: 700 }
  const call = settled(one.session, bet, terms, { payout: 1_000_000, status: 'void' })
  expect(await provider.call('settle', call)).toMatchObject({ status: 'OK', balance: credit })
  expect(await rebatesOf(one)).toEqual([])
})

test.each(['bet', 'settle'] as const)('a rollback of the %s takes the rebate back, once', async what => {
  const one = await player()
  const bet = id('bet')
  await provider.bet(one.session, bet, 1_000_000)
  const call = settled(one.session, bet, { odds_series: 1800, rebate_x10000: 700 })
  await provider.call('settle', call)
  const rollback = id()
  const reference = what === 'bet' ? bet : call.transaction_uuid
  const balance = what === 'bet' ? credit : credit - 1_000_000
  expect(await provider.rollback(one.session, rollback, reference, bet)).toMatchObject({ status: 'OK', balance })
  expect((await provider.rollback(one.session, rollback, reference, bet)).status).toBe('OK')
  expect(await rebatesOf(one)).toEqual(['REBATE -7.00', 'REBATE 7.00'])
  expect((await one.member.call('records.profit', {})).total.rebate).toBe('0.00')
  if (what === 'bet') return
  const again = settled(one.session, bet, { odds_series: 1900, rebate_x10000: 200 })
  expect(await provider.call('settle', again)).toMatchObject({ balance: credit - 1_000_000 + 20_000 })
})

test('what a rollback cannot take of a rebate is noted by the house', async () => {
  const one = await player()
  const bet = id('bet')
  await provider.bet(one.session, bet, 1_000_000)
  const call = settled(one.session, bet, { odds_series: 1800, rebate_x10000: 700 })
  await provider.call('settle', call)
  await provider.bet(one.session, id('bet'), 5_000_000)
  await provider.bet(one.session, id('bet'), credit - 1_000_000 + 70_000 - 5_000_000 - 30_000)
  await provider.rollback(one.session, id(), call.transaction_uuid, bet)
  const { rows } = await site.database.pool.query<{ amount: bigint }>(
    `select amount from ledger.transfer where code = 'SHORTFALL' and reference = $1`,
    [bet],
  )
  expect(rows).toEqual([{ amount: 40_000n }])
})

test('after all of it the ledger holds', async () => {
  expect(await checkInvariants(site.database)).toEqual([])
})
