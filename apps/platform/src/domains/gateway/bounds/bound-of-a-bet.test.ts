import { startTestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoundsTable, id, reason } from './bounds.fixtures.ts'

let table: BoundsTable
beforeAll(async () => {
  table = await BoundsTable.open()
})
afterAll(() => table.site.stop())

const entry = (code: string) => ({ code, name: 'Acme', apiUrl: 'https://games.acme.example/', version: 0, reason })

test.each([
  ['as usual', 'NEW-A', {}, { maxPayout: '100000.00', maxLossADay: '1000000.00' }],
  ['with more for a bet', 'NEW-B', { maxPayout: '250000.00' }, { maxPayout: '250000.00', maxLossADay: '1000000.00' }],
  ['with less in a day', 'NEW-C', { maxLossADay: '5000.00' }, { maxPayout: '100000.00', maxLossADay: '5000.00' }],
])('[MEND-028] a provider is listed %s', async (_how, code, said, bounds) => {
  expect(await table.ask('catalogue.saveProvider', { ...entry(code), ...said })).toBe('done')
  expect(await table.rowOf(code)).toMatchObject(bounds)
})

test('[MEND-028] the house’s own studio may pay the first prize of a lottery', async () => {
  const world = await startTestWorld()
  const { list } = await (await world.operator()).call('catalogue.providers', {})
  const bounds = { maxPayout: '1000000000.00', maxLossADay: '1000000000.00' }
  expect(list.find(({ code }) => code === 'BZS')).toMatchObject(bounds)
  await world.stop()
})

test('[MEND-028] a studio that introduces itself has the bounds that it states, until operators say otherwise', async () => {
  const bounds = { maxPayoutUnits: 70_000_000n, maxLossADayUnits: 80_000_000n }
  const publicKeys = { own: { kty: 'OKP', crv: 'Ed25519', x: 'a'.repeat(43) } }
  const own = { code: 'OWN', name: 'Own', apiUrl: '/studio/provider/', publicKeys, bounds }
  await table.site.platform.catalogue.addProvider(own)
  expect(await table.rowOf('OWN')).toMatchObject({ maxPayout: '7000.00', maxLossADay: '8000.00' })
  const less = { maxPayout: '5.00', maxLossADay: '50.00' }
  expect(await table.setBounds('OWN', less)).toBe('done')
  await table.site.platform.catalogue.addProvider(own)
  expect(await table.rowOf('OWN')).toMatchObject(less)
})

test.each(['0', '-1', '100000000000.0001'])('[MEND-028] a bound of a day is never %s', async maxLossADay => {
  const answers = await table.ask('catalogue.saveProvider', { ...entry('ODD'), maxLossADay })
  expect(answers).toBe('maxLossADay')
})

test('[MEND-028] a settle above the usual bound moves nothing, and is paid under its id once two operators raised it', async () => {
  const { provider, session } = await table.provider()
  const [bet, other, settle, units] = [id(), id(), id(), 1_000_000_001]
  await provider.bet(session, bet, 100_000)
  await provider.bet(session, other, 100_000)
  expect(await provider.settle(session, id(), other, units - 1)).toMatchObject({ status: 'OK' })
  const { balance } = await provider.call('balance', session)
  const asked = () => provider.settle(session, settle, bet, units)
  expect(await asked()).toMatchObject({ status: 'LIMIT_REACHED', balance })
  expect(await asked()).toMatchObject({ status: 'LIMIT_REACHED', balance })
  expect(await table.setBounds(provider.code, { maxPayout: '200000.00' })).toBe('done')
  const paid = { status: 'OK', balance: balance! + units }
  expect([await asked(), await asked()]).toMatchObject([paid, paid])
  await provider.stop()
})

test('[MEND-028] a credit, a win of a pool and a seat are paid up to the usual bound of a bet, and not above it', async () => {
  const { provider, session } = await table.provider()
  const [bet, most] = [id(), 1_000_000_000]
  await provider.bet(session, bet, 100_000)
  await provider.settle(session, id(), bet, 0)
  const { token, user, game_code, currency } = session
  const pool = { game_code, currency, play_mode: 'real' as const, round: 'draw-1' }
  await provider.call('pool', { ...pool, move: 'in', transaction_uuid: id(), amount: 2 * most } as never)
  const credit = { ...session, round: bet, reference_transaction_uuid: bet, reason: 'WRONG_PRICE' }
  const pays: Record<string, (amount: number) => Promise<{ status: string }>> = {
    credit: amount => provider.call('credit', { ...credit, transaction_uuid: id(), amount }),
    'win of a pool': amount =>
      provider.call('pool', {
        ...{ ...pool, move: 'win', transaction_uuid: id(), token, user, bet_transaction: bet, amount },
      } as never),
    seat: async payout => {
      const round = id()
      const hold = { ...session, round, transaction_uuid: id(), amount: 10_000, reason: 'purse' as const }
      expect(await provider.call('hold', hold)).toMatchObject({ status: 'OK' })
      const seat = { token, user, hold_round: round, bet_uuid: id(), stake: 10_000, payout, valid_amount: 10_000 }
      return provider.call('conclude', {
        ...{ transaction_uuid: id(), round, game_code, currency, rake: 0 },
        seats: [{ ...seat, status: 'won', into: 'free', release: true }],
      })
    },
  }
  for (const [kind, pay] of Object.entries(pays)) {
    const [above, exactly] = [await pay(most + 1), await pay(most)]
    expect([kind, above.status, exactly.status]).toEqual([kind, 'LIMIT_REACHED', 'OK'])
  }
  await provider.stop()
})
