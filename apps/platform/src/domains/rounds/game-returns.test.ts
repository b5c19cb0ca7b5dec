import { parseAmount } from '@baize/money'
import { countFacts, SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actualReturn } from './return-interval.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

/** Played by one member, so that their transfers are all that the game moved. */
async function playRounds(rounds: number) {
  const provider = await SampleProvider.start(site)
  const username = uniqueName('returns')
  const session = await provider.play(await (await site.visitor()).register(username))
  for (let n = 0; n < rounds; n++) {
    await provider.bet(session, `bet-${n}`, 10_000)
    await provider.settle(session, `settle-${n}`, `bet-${n}`, n % 4 === 0 ? 36_000 : 0)
  }
  await provider.bet(session, 'taken-back', 10_000)
  await provider.rollback(session, 'rollback', 'taken-back')
  await countFacts(site, 'rounds-game-totals')
  return { provider, username }
}

async function transfersOf(username: string, code: string): Promise<bigint> {
  const { rows } = await site.database.pool.query<{ sum: string }>(
    `select coalesce(sum(t.amount), 0)::text as sum from ledger.transfer t
       join ledger.account a on a.id in (t.debit_account, t.credit_account)
       join identity.account m on m.id = a.owner_id
     where a.kind = 'MAIN' and m.username = $1 and t.code = $2`,
    [username, code],
  )
  return BigInt(rows[0]!.sum)
}

test('[FAIR-007] a game shows its stated return beside the actual one, which is what the ledger moved', async () => {
  const { provider, username } = await playRounds(120)
  const nobody = await site.visitor()
  nobody.visitorToken = null
  const { games } = await nobody.call('rounds.gameReturns', { search: 'sample' })
  const game = games.find(({ gameCode }) => gameCode === provider.gameCode)!
  expect(game).toMatchObject({ rounds: 120, rtpPercent: '96.00', actualPercent: '90.00' })
  const stakes = (await transfersOf(username, 'BET')) - (await transfersOf(username, 'ROLLBACK'))
  expect(parseAmount(game.turnover)).toBe(stakes)
  expect(parseAmount(game.payout)).toBe(await transfersOf(username, 'WIN'))
  // Of 120 equal stakes with payouts 3.6 or 0, a quarter of the former: 2.5758 x 3.6 x sqrt(0.25 x 0.75 / 120).
  expect(Number(game.marginPercent)).toBeCloseTo(36.66, 1)
  await provider.stop()
})

test('games that nobody played state their return alone, and a word of the name finds them', async () => {
  const client = await site.visitor()
  const { games, totalCount } = await client.call('rounds.gameReturns', { search: 'no game has such a name' })
  expect([games, totalCount]).toEqual([[], 0])
})

test('too few rounds have no actual return', () => {
  const sums = { bets: 99, stake: 990_000, payout: 0, stakeSquares: 9.9e9, payoutSquares: 0, products: 0 }
  expect(actualReturn(sums)).toBeNull()
})
