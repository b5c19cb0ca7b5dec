import { countFacts, factsReadable, knownMember, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dayMs = 86_400_000

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const one = async <T extends object>(text: string, values: unknown[] = []) =>
  (await site.database.pool.query<T>(text, values)).rows[0]!

/** Settled bets of 1.00 as one transaction leaves them. */
const addFacts = (memberId: bigint, transaction: string, count: number) =>
  site.database.pool.query(
    `insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
      book, currency, bets, stake_units, payout_units, valid_units, earned_at)
    select 'SMP', $2, $2 || n, $1, 'SMP-RNG', 'HLG', 'RNG', 'REAL', 'DEMO', 1, 10000, 0, 10000, now()
    from generate_series(1, $3::int) n`,
    [memberId, transaction, count],
  )

test('a backlog is handed out in chunks that keep the facts of a transaction together, and a job takes them all', async () => {
  const { id } = await knownMember(site)
  await countFacts(site, 'rounds-rollup')
  for (const transaction of ['first', 'second', 'third']) await addFacts(id, transaction, 12_000)
  await factsReadable(site)
  const chunk = () => one<{ n: bigint }>(`select count(*) as n from rounds.take_facts('test')`)
  await site.database.pool.query(
    `insert into rounds.reader (name, position) select 'test', position from rounds.reader where name = 'rollup'`,
  )
  expect([(await chunk()).n, (await chunk()).n, (await chunk()).n]).toEqual([24_000n, 12_000n, 0n])

  for (const job of ['rounds-rollup', 'rounds-game-totals', 'cashier-turnover', 'points-earn']) await site.runJob(job)
  await site.platform.missions.countDeeds()
  await site.platform.promotions.takeFacts()
  const rolled = await one<{ n: bigint }>('select sum(bets)::bigint as n from rounds.rollup where member_id = $1', [id])
  expect(rolled.n).toBe(36_000n)
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select name from rounds.reader where position <= (select max(position) from rounds.fact)
      and name in ('rollup', 'game-totals', 'turnover', 'points', 'missions', 'promotions')`,
  )
  expect(rows).toEqual([])
  const points = await one<{ units: bigint }>(
    `select balance as units from ledger.account where owner_kind = 'member' and owner_id = $1 and kind = 'POINTS'`,
    [id],
  )
  expect(points.units).toBe(3_600_000n)
}, 60_000)

test('the sweep of open rounds looks at each bet once, a day after its last change, and lets go what was settled', async () => {
  const { id } = await knownMember(site)
  const sweep = () => site.runJob('rounds-open-sweep')
  const overdue = async () =>
    (await site.database.pool.query<{ id: string }>('select transaction_id as id from rounds.overdue')).rows.length
  const bet = { gameType: 'RNG' as const, stake: '1.00', payout: '0.00', validBet: '0.00' }
  await writeBets(site, id, [{ ...bet, status: 'OPEN', at: new Date().toISOString() }])
  await site.database.pool.query(`update rounds.bet set changed_at = $1 where status = 'OPEN'`, [site.clock.now()])
  await sweep()
  expect(await overdue()).toBe(0)
  site.clock.advance(dayMs + 60_000)
  await sweep()
  expect(await overdue()).toBe(1)
  await site.database.pool.query(`update rounds.bet set status = 'LOST' where status = 'OPEN'`)
  await sweep()
  expect(await overdue()).toBe(0)

  // Looked at before, so it is not found again while nothing happens to it.
  await site.database.pool.query(`update rounds.bet set status = 'OPEN' where member_id = $1`, [id])
  await sweep()
  expect(await overdue()).toBe(0)
})
