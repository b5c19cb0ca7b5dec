import { countFacts, giveMoney, readSheet, type SampleSession } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { join } from '../../contracts/fixtures.ts'
import { betOf, credit, id, openWalletTable, settleOf, splitOf, type WalletTable } from '../fixtures.ts'
import { stakedTen } from './split-bet.fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterEach(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
})
afterAll(() => table.stop())

const staked = () => stakedTen(table)

/** Splits an open bet into parts of so many units; answers their ids. */
async function splitInto(session: SampleSession, bet: string, [first, second]: [number, number], round = bet) {
  const [a, b] = [id('part'), id('part')]
  const parts = [
    [a, first],
    [b, second],
  ] as const
  const answer = await table.provider.call('split', splitOf(session, id('split'), bet, parts, round))
  expect(answer.status).toBe('OK')
  return [a, b] as const
}

describe('an open bet is replaced by two', () => {
  test('no money moves, and each part is all that the bet was but for its stake', async () => {
    const { session, bet } = await staked()
    const before = (await table.betRow(bet))!
    table.site.clock.advance(60_000)
    const [a, b] = await splitInto(session, bet, [40_001, 59_999])
    expect(await table.held(session)).toBe(credit - 100_000)
    const { id: _, transaction_id, changed_at, ...same } = before
    for (const [part, stake] of [
      [a, 40_001n],
      [b, 59_999n],
    ] as const)
      expect(await table.betRow(part)).toMatchObject({
        ...{ ...same, stake_units: stake, part_of: bet, status: 'OPEN' },
      })
    expect(await table.betRow(bet)).toMatchObject({ status: 'VOID', stake_units: 100_000n })
    expect((await table.betRow(a))!.changed_at).not.toEqual(changed_at)
  })

  test('a part is cashed out while the other runs on, wins and counts alone', async () => {
    const { provider, held, netOf } = table
    const { session, bet } = await staked()
    const [out, rest] = await splitInto(session, bet, [30_000, 70_000])
    const cashOut = {
      ...settleOf(session, id('settle'), bet, []),
      bets: [{ transaction_uuid: out, payout: 41_000, valid_amount: 0, status: 'cashed_out' as const }],
    }
    expect(await provider.call('settle', cashOut)).toMatchObject({ status: 'OK', balance: credit - 59_000 })
    expect(await provider.settle(session, id(), rest, 150_000, bet, 70_000)).toMatchObject({ status: 'OK' })
    expect(await held(session)).toBe(credit + 91_000)
    expect([await netOf(bet), await netOf(out), await netOf(rest)]).toEqual([
      { bets: 0, stake: 0, payout: 0 },
      { bets: 1, stake: 30_000, payout: 41_000 },
      { bets: 1, stake: 70_000, payout: 150_000 },
    ])
  })

  test('a part is taken back alone, and its stake with it', async () => {
    const { session, bet } = await staked()
    const [a, b] = await splitInto(session, bet, [30_000, 70_000])
    const back = await table.provider.rollback(session, id(), a, bet)
    expect(back).toMatchObject({ status: 'OK', balance: credit - 70_000 })
    expect([(await table.betRow(a))!.status, (await table.betRow(b))!.status]).toEqual(['VOID', 'OPEN'])
  })

  test('the bet itself is settled and taken back by no call any more', async () => {
    const { provider, held } = table
    const { session, bet } = await staked()
    await splitInto(session, bet, [30_000, 70_000])
    const gone = { status: 'TRANSACTION_DOES_NOT_EXIST', balance: credit - 100_000 }
    expect(await provider.settle(session, id(), bet, 500_000)).toMatchObject(gone)
    expect(await provider.rollback(session, id(), bet)).toMatchObject(gone)
    expect(await held(session)).toBe(credit - 100_000)
    // Its id still answers for the bet that it was.
    expect(await provider.bet(session, bet, 100_000)).toMatchObject({ status: 'OK', balance: credit - 100_000 })
  })

  test('a part is split again', async () => {
    const { session, bet } = await staked()
    const [a, b] = await splitInto(session, bet, [30_000, 70_000])
    const [c, d] = await splitInto(session, b, [1, 69_999], bet)
    const lines = [
      [a, 10_000],
      [c, 20_000],
      [d, 30_000],
    ] as const
    const settled = await table.provider.call('settle', settleOf(session, id(), bet, lines))
    expect(settled).toMatchObject({ status: 'OK', balance: credit - 40_000 })
  })

  test('a bet that was settled, opened again and split counts each settle once', async () => {
    const { provider, netOf, site } = table
    const { session, bet } = await staked()
    const settle = id('settle')
    await provider.call('settle', settleOf(session, settle, bet, [[bet, 250_000, 'won', 100_000]]))
    await countFacts(site, 'rounds-rollup')
    await provider.rollback(session, id(), settle, bet)
    const [a] = await splitInto(session, bet, [50_000, 50_000])
    // A second rollback of that settle, under an id of its own, has nothing left to take back.
    expect(await provider.rollback(session, id(), settle, bet)).toMatchObject({ status: 'OK' })
    await provider.settle(session, id(), a, 60_000, bet)
    await countFacts(site, 'rounds-rollup')
    expect([await netOf(bet), await netOf(a)]).toEqual([
      { bets: 0, stake: 0, payout: 0 },
      { bets: 1, stake: 50_000, payout: 60_000 },
    ])
  })

  test('the session may have ended, and a bet out of a hold is split like any other', async () => {
    const { provider, player, site, held } = table
    const { session } = await player()
    const [order, bet] = [id('order'), id('bet')]
    await provider.call('hold', { ...session, round: order, transaction_uuid: id(), amount: 100_000, reason: 'chase' })
    await provider.call('bet', { ...betOf(session, bet, 80_000), hold_round: order })
    site.clock.advance(25 * 3_600_000)
    expect(await provider.bet(session, id(), 10_000)).toMatchObject({ status: 'TOKEN_EXPIRED' })
    const [a] = await splitInto(session, bet, [20_000, 60_000])
    await provider.rollback(session, id(), a, bet)
    expect(await held(session)).toBe(credit - 80_000)
  })
})

describe('who reads of it', () => {
  interface Told {
    round: string
    stake: number
    payout: number
    state: string
    changed_at: number
  }
  const roundOf = async (name: string, from: number) => {
    const answer = (await table.provider.call('rounds', { from, to: from + 3_600_000, limit: 1000 })) as unknown as {
      rounds: Told[]
    }
    return answer.rounds.find(({ round }) => round === name)
  }

  test('reconciliation is told of one round with the stake that it had, changed by the split', async () => {
    const { session, bet } = await staked()
    table.site.clock.advance(60_000)
    const from = table.site.clock.now().getTime()
    expect(await roundOf(bet, from)).toBeUndefined()
    const [a, b] = await splitInto(session, bet, [30_000, 70_000])
    expect(await roundOf(bet, from)).toMatchObject({ stake: 100_000, payout: 0, state: 'open' })
    await table.provider.settle(session, id(), a, 25_000, bet)
    expect(await roundOf(bet, from)).toMatchObject({ stake: 100_000, payout: 25_000, state: 'open' })
    await table.provider.rollback(session, id(), b, bet)
    expect(await roundOf(bet, from)).toMatchObject({ stake: 30_000, payout: 25_000, state: 'settled' })
  })

  test('member and agent find two bets of one round, in list, file and totals, and the statement moved once', async () => {
    const { provider, site } = table
    const agent = await join(site)
    const { id: memberId, client } = await join(site, agent, 0)
    await giveMoney(site, memberId, 500_000n)
    const session = await provider.play(client)
    const bet = id('bet')
    await provider.bet(session, bet, 100_000)
    const [a, b] = await splitInto(session, bet, [30_000, 70_000])
    await provider.settle(session, id(), a, 25_000, bet, 30_000)
    for (const record of [await client.call('records.bets', {}), await agent.client.call('agents.bets', {})]) {
      const rows = record.list.map(({ transactionId, roundId, stake, status }) => [
        ...[transactionId, roundId, stake, status],
      ])
      expect(rows.sort()).toEqual(
        [
          [a, bet, '3.00', 'WON'],
          [b, bet, '7.00', 'OPEN'],
        ].sort(),
      )
      expect(record.totals).toMatchObject({ count: 2, stake: '10.00', validBet: '3.00', payout: '2.50' })
    }
    expect((await client.call('records.bets', { status: 'VOID' })).totals.count).toBe(0)
    expect(readSheet(await client.call('records.betsSheet', {}))).toHaveLength(3)
    const { rows } = await site.database.pool.query(
      `select code, sum(amount)::bigint as units, count(*)::int as times from ledger.transfer where reference = $1 group by 1 order by 1`,
      [bet],
    )
    expect(rows).toEqual([
      { code: 'BET', units: 100_000n, times: 1 },
      { code: 'WIN', units: 25_000n, times: 1 },
    ])
  })
})
