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
const poolOf = () => ({ game_code: provider.gameCode, currency: 'DEMO', play_mode: 'real' as const })
const pool = async (fields: object) =>
  provider.call('pool', { ...poolOf(), ...{ transaction_uuid: id(), round: 'draw-1' }, ...fields } as never)
const read = (fields: object = {}) => provider.call('pool', { ...poolOf(), move: 'read', ...fields } as never)
const held = async () => (await read()).balance!
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

test('[MON-018] a bet wins a pool once, and a pool is seeded so often a day and no more', async () => {
  await pool({ move: 'in', amount: 10_000 })
  const bet = id('bet')
  await provider.bet(session, bet, 10_000)
  await provider.settle(session, id(), bet, 0)
  expect(await win(bet, 100, { round: 'draw-9' })).toMatchObject({ status: 'OK' })
  expect(await win(bet, 100, { round: 'draw-10' })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  const statuses: string[] = []
  for (let i = 20; i < 26; i++) {
    const [next, round] = [id('bet'), `draw-${i}`]
    await provider.bet(session, next, 10_000)
    await provider.settle(session, id(), next, 0)
    await win(next, 100, { round })
    statuses.push((await pool({ move: 'seed', round })).status)
  }
  expect(statuses.filter(status => status === 'OK').length).toBeLessThanOrEqual(4)
  expect(statuses.at(-1)).toBe('LIMIT_REACHED')
})

test('[MON-018] a payout above what its provider may pay a bet is refused, and the bet stays open', async () => {
  const bet = id('bet')
  await provider.bet(session, bet, 10_000)
  expect(await provider.settle(session, id(), bet, 10_000_000_000_001)).toMatchObject({ status: 'LIMIT_REACHED' })
  expect(await provider.settle(session, id(), bet, 20_000)).toMatchObject({ status: 'OK' })
})

test('a game of somebody else has no pool here', async () => {
  expect((await read({ game_code: 'MIR-00J' })).status).toBe('INVALID_GAME')
})
