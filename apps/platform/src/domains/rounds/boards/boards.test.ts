import { countFacts, startTestPlatform, type TestPlatform, uniqueName, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectOwner } from '../../../kernel/database/open-database.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

/** Nobody may look at a table until the test ends, or the answer is called. */
async function close(table: string): Promise<() => Promise<void>> {
  const owner = connectOwner(site.database)
  const client = await owner.pool.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  let isOpen = false
  const open = async () => {
    if (isOpen) return
    isOpen = true
    await client.query('rollback')
    client.release()
    await owner.stop()
  }
  onTestFinished(open)
  return open
}

async function aWinner(): Promise<string> {
  const name = uniqueName('board')
  const { id } = await (await (await site.visitor()).register(name)).call('members.info', {})
  const bet = { gameType: 'RNG' as const, stake: '10.00', payout: '90.00', validBet: '10.00', status: 'WON' as const }
  await writeBets(site, BigInt(id), [{ ...bet, at: site.clock.now().toISOString() }])
  await countFacts(site, 'rounds-boards')
  return `bo***${name.at(-1)}`
}

test('[MON-007] the boards are read without a look at bets, facts and rollups', async () => {
  const player = await aWinner()
  const visitor = await site.visitor()
  for (const table of ['rounds.bet', 'rounds.fact', 'rounds.rollup']) await close(table)
  expect((await visitor.call('rounds.winnerBoard', {})).map(row => row.player)).toContain(player)
  for (const period of ['DAY', 'WEEK', 'MONTH'] as const)
    expect((await visitor.call('rounds.leaderboard', { period })).list.map(row => row.player)).toContain(player)
}, 10_000)

test('[MON-007] many who ask at once ask the database once, and periods do not push each other out', async () => {
  const visitor = await site.visitor()
  site.clock.advance(60_000)
  const open = await close('rounds.winner')
  const answers = Array.from({ length: 20 }, () => visitor.call('rounds.winnerBoard', {}))
  const waiting = async () =>
    (
      await site.database.pool.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%"rounds"."winner"%'`,
      )
    ).rows[0]!.count
  await expect.poll(waiting).toBe(1)
  await open()
  expect(new Set((await Promise.all(answers)).map(board => JSON.stringify(board))).size).toBe(1)
  await visitor.call('rounds.leaderboard', { period: 'DAY' })
  await visitor.call('rounds.leaderboard', { period: 'WEEK' })
  await close('rounds.board_sum')
  await visitor.call('rounds.leaderboard', { period: 'DAY' })
}, 15_000)

test('[MON-007] a win that was taken back leaves the board, and a change of zone counts anew', async () => {
  const player = await aWinner()
  await site.database.pool.query(
    `insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
       book, currency, bets, stake_units, payout_units, valid_units, earned_at)
     select provider_code, 'back', bet_transaction_id, member_id, game_code, vendor_code, game_type, book, currency, -1,
       stake_units, payout_units, valid_units, earned_at from rounds.fact order by id desc limit 1`,
  )
  await countFacts(site, 'rounds-boards')
  site.clock.advance(60_000)
  const visitor = await site.visitor()
  const seen = async () => [
    (await visitor.call('rounds.winnerBoard', {})).some(row => row.player === player),
    (await visitor.call('rounds.leaderboard', { period: 'MONTH' })).list.some(row => row.player === player),
  ]
  expect(await seen()).toEqual([false, false])
  const before = (await site.database.pool.query('select * from rounds.board_sum order by 1, 2, 3')).rows
  await site.database.pool.query("update rounds.board_zone set time_zone = 'Etc/GMT+11'")
  await countFacts(site, 'rounds-boards')
  expect((await site.database.pool.query('select * from rounds.board_sum order by 1, 2, 3')).rows).toEqual(before)
})
