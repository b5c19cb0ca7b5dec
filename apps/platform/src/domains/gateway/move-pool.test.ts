import { SampleProvider, type SampleSession, startTestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: Awaited<ReturnType<typeof startTestPlatform>>
let provider: SampleProvider
let session: SampleSession
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site, 'LOT', 'ELOTT')
  session = await provider.play(await (await site.visitor()).register(uniqueName()))
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

let serial = 0
const id = (kind = 'tx') => `${kind}-${++serial}`
const pool = async (fields: object) =>
  provider.call('pool', {
    ...{ game_code: provider.gameCode, currency: 'DEMO', play_mode: 'real' },
    ...{ transaction_uuid: id(), round: 'draw-1', ...fields },
  } as never)
const held = async () => (await pool({ move: 'read' })).balance!
const win = (bet: string, amount: number, fields: object = {}) =>
  pool({ move: 'win', token: session.token, user: session.user, bet_transaction: bet, amount, ...fields })

test('parts of sales go in and come back, once an id, and a read tells what is held', async () => {
  expect(await held()).toBe(0)
  const part = { move: 'in', amount: 470_000, transaction_uuid: id() }
  const replies = await Promise.all(Array.from({ length: 10 }, () => pool(part)))
  expect(replies.map(({ status, balance }) => [status, balance])).toEqual(replies.map(() => ['OK', 470_000]))
  expect((await pool({ ...part, amount: 480_000 })).status).toBe('DUPLICATE_TRANSACTION')
  expect((await pool({ move: 'back', amount: 480_000 })).status).toBe('NOT_ENOUGH_MONEY')
  expect(await pool({ move: 'back', amount: 70_000 })).toMatchObject({ status: 'OK', balance: 400_000 })
  expect(await held()).toBe(400_000)
})

test('a win is paid for a settled bet of the member alone, and never more than is held', async () => {
  const bet = id('bet')
  expect((await win(bet, 100)).status).toBe('TRANSACTION_DOES_NOT_EXIST')
  await provider.bet(session, bet, 10_000)
  expect((await win(bet, 100)).status).toBe('TRANSACTION_DOES_NOT_EXIST')
  await provider.settle(session, id(), bet, 0)
  expect((await win(bet, 400_001)).status).toBe('NOT_ENOUGH_MONEY')
  expect((await win(bet, 100, { token: 'nobody' })).status).toBe('INVALID_TOKEN')
  expect(await win(bet, 300_000, { transaction_uuid: 'win-1' })).toMatchObject({ status: 'OK', balance: 100_000 })
  expect(await win(bet, 300_000, { transaction_uuid: 'win-1' })).toMatchObject({ status: 'OK', balance: 100_000 })
  expect(await provider.call('balance', session)).toMatchObject({ balance: 10_000_000 - 10_000 + 300_000 })
})

test('the seed follows a win of its round, once, whatever ids ask for it', async () => {
  expect((await pool({ move: 'seed', round: 'draw-2' })).status).toBe('TRANSACTION_DOES_NOT_EXIST')
  const before = await held()
  for (let i = 0; i < 3; i++) expect((await pool({ move: 'seed' })).status).toBe('OK')
  expect(await held()).toBe(before + 5_000_000_000)
})

test('a game of somebody else has no pool here', async () => {
  expect((await pool({ move: 'read', game_code: 'MIR-00J' })).status).toBe('INVALID_GAME')
})
