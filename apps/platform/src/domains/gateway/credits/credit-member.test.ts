import { checkInvariants, SampleProvider, type SampleSession, startTestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let site: Awaited<ReturnType<typeof startTestPlatform>>
let provider: SampleProvider
let session: SampleSession
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site, 'CRD')
})
afterAll(async () => {
  expect(await checkInvariants(site.database)).toEqual([])
  await provider.stop()
  await site.stop()
})
beforeEach(async () => {
  session = await provider.play(await (await site.visitor()).register(uniqueName()))
})

let serial = 0
const id = (kind: string) => `${kind}-${++serial}`
const credit = (bet: string, amount: number, fields: object = {}) =>
  provider.call('credit', {
    ...{ ...session, round: bet, transaction_uuid: id('credit'), reference_transaction_uuid: bet },
    ...{ amount, reason: 'WRONG_PRICE', ...fields },
  })
const balance = async () => (await provider.call('balance', session)).balance!

async function settledBet(payout: number): Promise<string> {
  const bet = id('bet')
  await provider.bet(session, bet, 100_000)
  await provider.settle(session, id('win'), bet, payout)
  return bet
}

test('a credit is paid once beside the payout of a settled bet, which stays as it was', async () => {
  const bet = await settledBet(190_000)
  const before = await balance()
  const same = { transaction_uuid: id('credit') }
  const replies = await Promise.all(Array.from({ length: 8 }, () => credit(bet, 13_000, same)))
  expect(replies.map(reply => [reply.status, reply.balance])).toEqual(replies.map(() => ['OK', before + 13_000]))
  expect((await credit(bet, 14_000, same)).status).toBe('DUPLICATE_TRANSACTION')
  expect((await credit(bet, 13_000)).status).toBe('DUPLICATE_TRANSACTION')
  expect(await balance()).toBe(before + 13_000)
  const { rows } = await site.database.pool.query(
    'select payout_units, status from rounds.bet where provider_code = $1 and transaction_id = $2',
    [provider.code, bet],
  )
  expect(rows).toEqual([{ payout_units: 190_000n, status: 'WON' }])
})

test('only a settled bet of the same member and round is credited, and never with more than a bet may pay', async () => {
  const bet = id('bet')
  expect((await credit(bet, 100)).status).toBe('TRANSACTION_DOES_NOT_EXIST')
  await provider.bet(session, bet, 100_000)
  expect((await credit(bet, 100)).status).toBe('TRANSACTION_DOES_NOT_EXIST')
  await provider.settle(session, id('win'), bet, 0)
  expect((await credit(bet, 100, { round: 'r2' })).status).toBe('TRANSACTION_DOES_NOT_EXIST')
  expect((await credit(bet, 100_000_000_000_000)).status).toBe('LIMIT_REACHED')
  expect((await credit(bet, 100)).status).toBe('OK')
})

test('a credit reaches a member whose session is over, and is not rolled back', async () => {
  const bet = await settledBet(0)
  site.clock.advance(48 * 3_600_000)
  const transaction_uuid = id('credit')
  expect((await credit(bet, 500, { transaction_uuid })).status).toBe('OK')
  const back = { ...session, round: bet, transaction_uuid: id('back'), reference_transaction_uuid: transaction_uuid }
  expect((await provider.call('rollback', { ...back, round_closed: true })).status).toBe('TRANSACTION_DOES_NOT_EXIST')
})
