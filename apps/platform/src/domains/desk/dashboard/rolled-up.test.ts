import {
  countFacts,
  giveMoney,
  knownMember,
  SampleProvider,
  startTestPlatform,
  type TestPlatform,
  uniqueName,
  writeBets,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figuresOf } from '../../reports/index.ts'

const dayMs = 86_400_000
const how = { currency: 'DEMO', activeFrom: '10.00' }

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

/** The date so many days before today in UTC, which is the test brand's zone. */
const day = (before: number) => new Date(site.clock.now().getTime() - before * dayMs).toISOString().slice(0, 10)
const week = () => ({ from: day(6), until: day(-1) })

/** Brings both rollups up to all that was done. */
async function rollUp(): Promise<void> {
  await countFacts(site, 'reports-play')
  // The first fold notes how far the second may go.
  for (let fold = 0; fold < 2; fold++) await site.runJob('ledger-house-totals')
  await site.runJob('reports-money')
}

const one = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query<{ units: bigint }>(text, values)).rows[0]!.units

interface Hour {
  stake: bigint
  restated: boolean
}
const playHours = async (gameCode: string) =>
  (
    await site.database.pool.query<Hour>(
      `select stake_units as stake, restated_at is not null as restated from reports.play_hour where game_code = $1 order by hour`,
      [gameCode],
    )
  ).rows
const totalOf = (hours: readonly Hour[]) => hours.reduce((sum, { stake }) => sum + stake, 0n)

test('[CONS-027] figures of a week are the sums of its facts and transfers, and reading on adds nothing twice', async () => {
  const [first, second] = [await knownMember(site), await knownMember(site)]
  for (const [before, stake, payout] of [
    [6, '4.00', '0.00'],
    [5, '8.00', '30.00'],
    [3, '7.50', '2.25'],
    [0, '1.00', '0.00'],
  ] as const)
    await writeBets(site, before > 4 ? first.id : second.id, [
      {
        ...{ gameType: 'RNG', stake, payout, validBet: stake, status: payout === '0.00' ? 'LOST' : 'WON' },
        at: `${day(before)}T00:00:00.000Z`,
      },
    ])
  const provider = await SampleProvider.start(site)
  const session = await provider.play(await (await site.visitor()).register(uniqueName('week')))
  await provider.bet(session, 'week-1', 50_000)
  await provider.settle(session, 'week-1-settle', 'week-1', 20_000, 'week-1', 50_000)
  await giveMoney(site, first.id, 1_000_000n)
  await rollUp()
  await rollUp()

  const figures = await figuresOf(site.database, week(), how)
  const [from, until] = [`${week().from}T00:00:00Z`, `${week().until}T00:00:00Z`]
  const fact = (column: string) =>
    one(
      `select sum(bets * ${column})::bigint as units from rounds.fact
       where book = 'REAL' and earned_at >= $1 and earned_at < $2`,
      [from, until],
    )
  expect([figures.turnoverUnits, figures.payoutUnits, figures.validUnits]).toEqual([
    await fact('stake_units'),
    await fact('payout_units'),
    await fact('valid_units'),
  ])
  expect(figures.turnoverUnits).toBe(205_000n + 50_000n)
  const moved = (...codes: string[]) =>
    one(
      `select coalesce(sum(units), 0)::bigint as units from ledger.member_move
       where book = 'REAL' and currency = 'DEMO' and code = any ($1)`,
      [codes],
    )
  expect(figures.depositUnits).toBe(await moved('DEPOSIT', 'DEPOSIT_REVERSAL'))
  expect(figures.heldByMembersUnits).toBe(
    await one(
      `select sum(balance)::bigint as units from ledger.account
       where owner_kind = 'member' and book = 'REAL' and currency = 'DEMO'`,
    ),
  )
  // Two wrote bets, one played; of the three one staked less than ten in the week.
  expect([figures.players, figures.actives]).toEqual([3n, 1n])
  expect(figures.restatedAt).toBeNull()
  await provider.stop()
})

test('[CONS-028] a rollback that comes hours later restates the hour and the day of what it takes back, and they say so', async () => {
  const provider = await SampleProvider.start(site)
  const session = await provider.play(await (await site.visitor()).register(uniqueName('late')))
  await provider.bet(session, 'late-1', 30_000)
  await provider.settle(session, 'late-1-settle', 'late-1', 0, 'late-1', 30_000)
  const earnedOn = week()
  await rollUp()
  const before = await figuresOf(site.database, earnedOn, how)
  const hoursBefore = await playHours(provider.gameCode)
  site.clock.advance(3 * 3_600_000)
  expect(await provider.rollback(session, 'late-1-back', 'late-1')).toMatchObject({ status: 'OK' })
  await rollUp()
  const after = await figuresOf(site.database, earnedOn, how)
  expect(before.turnoverUnits - after.turnoverUnits).toBe(30_000n)
  expect(before.restatedAt).toBeNull()
  expect(after.restatedAt!.getTime()).toBeGreaterThanOrEqual(site.clock.now().getTime() - 60_000)
  const hours = await playHours(provider.gameCode)
  expect(hours.at(-1)).toMatchObject({ restated: true })
  expect(totalOf(hours) - totalOf(hoursBefore)).toBe(-30_000n)
  await provider.stop()
})
