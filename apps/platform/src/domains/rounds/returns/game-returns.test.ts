import { parseAmount } from '@baize/money'
import { countFacts, SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actualReturn } from './return-interval.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

/** Played by one member, so that their transfers are all that the game moved. */
async function playRounds(rounds: number) {
  const provider = await SampleProvider.start(site)
  // A quarter of the rounds pay 3.6, so that is 3.6 x sqrt(0.25 x 0.75).
  provider.games = [provider.game(provider.gameCode, { deviation: '1.5589' })]
  await site.platform.catalogue.importAll()
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
  // Of 120 equal stakes: 2.5758 x 1.5589 / sqrt(120). So few say nothing for or against the stated return.
  expect([Number(game.marginPercent), game.verdict]).toEqual([expect.closeTo(36.66, 1), null])
  await provider.stop()
})

test('games that nobody played state their return alone, and a word of the name finds them', async () => {
  const client = await site.visitor()
  const { games, totalCount } = await client.call('rounds.gameReturns', { search: 'no game has such a name' })
  expect([games, totalCount]).toEqual([[], 0])
})

describe('the interval', () => {
  const sums = (rounds: number, payout: number) => ({
    ...{ rounds, stake: rounds * 10_000, payout, stakeSquares: rounds * 1e8 },
  })

  test('too few rounds have no actual return', () => {
    expect(actualReturn(sums(99, 0), 96, 4.81)).toBeNull()
  })

  test('[WALK-024] an honest game whose rare wins have not come yet is not accused after 119 rounds', () => {
    const seen = actualReturn(sums(119, 119 * 3_458), 96, 4.81)!
    expect(seen.percent).toBeCloseTo(34.58)
    expect(seen.marginPercent).toBeCloseTo(113.6, 1)
    expect(seen.verdict).toBeNull()
  })

  test('[WALK-024] nothing is said below a thousand rounds, nor of a game whose deviation is not known', () => {
    expect(actualReturn(sums(999, 0), 96, 0.1)!.verdict).toBeNull()
    expect(actualReturn(sums(1_000, 0), 96, 0.1)!.verdict).toBe('OUTSIDE')
    expect(actualReturn(sums(1_000, 9_600_000), 96, 0.1)!.verdict).toBe('WITHIN')
    expect(actualReturn(sums(1_000, 0), 96, null)).toEqual({ percent: 0, marginPercent: null, verdict: null })
  })

  test('[WALK-024] an honest heavy-tailed game lies outside about once in a hundred times', () => {
    // One round in fifty pays 48: a return of 96 % with a deviation of 6.72.
    const chance = 0.02
    const deviation = 48 * Math.sqrt(chance * (1 - chance))
    const random = seeded(2_026)
    let outside = 0
    for (let world = 0; world < 1_000; world++) {
      let wins = 0
      for (let round = 0; round < 1_000; round++) if (random() < chance) wins++
      if (actualReturn(sums(1_000, wins * 480_000), 96, deviation)!.verdict === 'OUTSIDE') outside++
    }
    expect(outside).toBeLessThan(25)
  })
})

test('[WALK-024] bets of one settle are one round: together they may carry further than apart', async () => {
  const provider = await SampleProvider.start(site, 'TWO')
  const session = await provider.play(await (await site.visitor()).register(uniqueName('several')))
  for (const bet of ['two-a', 'two-b']) await provider.bet(session, bet, 10_000, 'two-round')
  const bets = ['two-a', 'two-b'].map(transaction_uuid => ({
    ...{ transaction_uuid, payout: 0, valid_amount: 10_000, status: 'lost' as const },
  }))
  const settle = { ...session, round: 'two-round', transaction_uuid: 'two-settle', round_closed: true, bets }
  expect((await provider.call('settle', settle)).status).toBe('OK')
  await countFacts(site, 'rounds-game-totals')
  const totals = async () => {
    const { rows } = await site.database.pool.query<{ rounds: bigint; stake: string; squares: string }>(
      'select rounds, stake_units as stake, stake_squares as squares from rounds.game_total where game_code = $1',
      [provider.gameCode],
    )
    return rows.map(({ rounds, stake, squares }) => [Number(rounds), Number(stake), Number(squares)])
  }
  expect(await totals()).toEqual([[1, 20_000, 4e8]])
  expect((await provider.rollback(session, 'two-back', 'two-settle', 'two-round')).status).toBe('OK')
  await countFacts(site, 'rounds-game-totals')
  expect(await totals()).toEqual([[0, 0, 0]])
  await provider.stop()
})

/** Numbers from 0 to below 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
