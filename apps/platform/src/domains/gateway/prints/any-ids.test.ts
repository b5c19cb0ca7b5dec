import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { endOf, holdMore, seatOf } from '../conclusions/conclude.fixtures.ts'
import { betOf, credit, id, openWalletTable, settleOf, splitOf, type WalletTable } from '../fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
  await table.stop()
})

/** Short ids of all characters that one may have, most of all those with which keys and bodies were put together. */
const someId = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('|', ':', ',', '"', '\\', '0', 'won') },
    { weight: 2, arbitrary: fc.integer({ min: 0x21, max: 0x7e }).map(code => String.fromCharCode(code)) },
  ),
  minLength: 1,
  maxLength: 8,
})
const runs = { numRuns: 12 }
const bets = (session: Awaited<ReturnType<WalletTable['player']>>['session'], round: string, ids: string[]) =>
  Promise.all(ids.map(one => table.provider.bet(session, one, 10, round)))

describe('two bodies', () => {
  test('[MEND-059] that differ in bets, payouts or parts are never one, whatever their ids look like', async () => {
    const { session } = await table.player()
    await fc.assert(
      fc.asyncProperty(someId, someId, someId, async (first, second, name) => {
        const round = id(name)
        const [a, b] = [`${first}.${id()}`, `${second}.${id()}`]
        const both = `${a}|1|0|won|${b}`
        await bets(session, round, [a, b, both])
        const settle = settleOf(session, `${name}.${id()}`, round, [[both, 2]])
        const done = await table.provider.call('settle', settle)
        expect(done.status).toBe('OK')
        const other = {
          ...settle,
          bets: settleOf(session, '', round, [
            [a, 1],
            [b, 2],
          ]).bets,
        }
        expect(await table.provider.call('settle', other)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
        expect(await table.provider.call('settle', settle)).toEqual(
          expect.objectContaining({ status: 'OK', balance: done.balance }),
        )

        const split = splitOf(
          session,
          `${name}.${id()}`,
          a,
          [
            [`${first}.${id()}`, 4],
            [`${second}.${id()}`, 6],
          ],
          round,
        )
        expect(await table.provider.call('split', split)).toMatchObject({ status: 'OK' })
        expect(await table.provider.call('split', split)).toMatchObject({ status: 'OK' })
        const turned = { ...split, parts: [split.parts[1], split.parts[0]] as typeof split.parts }
        expect(await table.provider.call('split', turned)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
      }),
      runs,
    )
  })

  test('[MEND-059] an odds series counts with and without a rebate', async () => {
    const { provider, player } = table
    const { session } = await player()
    for (const rebate of [{}, { rebate_x10000: 0 }, { rebate_x10000: 100 }]) {
      const bet = id()
      await provider.bet(session, bet, 10_000)
      const settle = { ...settleOf(session, id(), bet, [[bet, 0]]), odds_series: 1900, ...rebate }
      const done = await provider.call('settle', settle)
      expect(done.status).toBe('OK')
      expect(await provider.call('settle', settle)).toMatchObject({ status: 'OK', balance: done.balance })
      const { odds_series: _, ...bare } = settle
      for (const other of [{ ...settle, odds_series: 1901 }, bare])
        expect(await provider.call('settle', other)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    }
  })
})

describe('ids that look like the names of parts of a transaction', () => {
  const parts = fc.constantFrom(':win', ':out', ':bonus', ':short', ':stake', ':rebate', '|win', ':win:short')

  test('[MEND-059] stand for bets before what is taken back beside them', async () => {
    await fc.assert(
      fc.asyncProperty(someId, parts, async (name, part) => {
        const { session } = await table.player()
        const [back, bet] = [`${name}.${id()}`, id()]
        expect(await table.provider.bet(session, `${back}${part}`, 100)).toMatchObject({ status: 'OK' })
        await table.provider.bet(session, bet, 100)
        expect(await table.provider.settle(session, id(), bet, 300)).toMatchObject({ status: 'OK' })
        expect(await table.provider.rollback(session, back, bet)).toMatchObject({ status: 'OK', balance: credit - 100 })
        for (const beside of [':win', ':stake', ':rebate'].filter(one => one !== part))
          expect(await table.provider.bet(session, `${back}${beside}`, 1)).toMatchObject({ status: 'OK' })
      }),
      runs,
    )
  })

  test('[MEND-059] are free after a round in company has ended under the id before them', async () => {
    await fc.assert(
      fc.asyncProperty(someId, parts, async (name, part) => {
        const seat = { ...(await table.player()), purse: `${name}.${id()}` }
        await holdMore(table, seat, 1_000)
        const bet = `${name}.${id()}`
        expect(await table.provider.bet(seat.session, `${bet}${part}`, 1)).toMatchObject({ status: 'OK' })
        const end = endOf([seat], [seatOf(seat, 100, 250, { bet_uuid: bet, release: true })])
        expect(await table.provider.call('conclude', end)).toMatchObject({ status: 'OK' })
        for (const beside of [':win', ':out'].filter(one => one !== part))
          expect(await table.provider.bet(seat.session, `${bet}${beside}`, 1)).toMatchObject({ status: 'OK' })
        expect(await table.provider.call('bet', betOf(seat.session, bet, 1))).toMatchObject({
          status: 'DUPLICATE_TRANSACTION',
        })
      }),
      runs,
    )
  })
})
