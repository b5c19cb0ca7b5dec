import { countFacts, knownMember, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberSums } from '../member-sums.ts'

const dayMs = 24 * 3_600_000

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

/** Midnight some days ago, in the zone that a house has at first. */
const daysAgo = (days: number) => new Date(Math.floor(site.clock.now().getTime() / dayMs - days) * dayMs)

test('old rollups become hours and then days, and no day of a member changes its sums', async () => {
  const { id } = await knownMember(site)
  const days = [daysAgo(500), daysAgo(200), daysAgo(20)]
  const minutes = [5, 10, 130, 135, 1_435]
  for (const day of days)
    await writeBets(
      site,
      id,
      minutes.map((minute, n) => ({
        gameType: 'RNG' as const,
        stake: `${n + 1}.00`,
        payout: '0.50',
        validBet: `${n}.00`,
        status: 'LOST' as const,
        at: new Date(day.getTime() + minute * 60_000).toISOString(),
      })),
    )
  await countFacts(site, 'rounds-rollup')
  const sums = () =>
    Promise.all(
      days.flatMap(day => [
        memberSums(site.database.kysely, id, day, new Date(day.getTime() + dayMs)),
        memberSums(site.database.kysely, id, new Date(day.getTime() - dayMs), day),
      ]),
    )
  const rows = async () => {
    const { rows } = await site.database.pool.query<{ n: number }>(
      `select count(r.*)::int as n from unnest($2::timestamptz[]) d
       left join rounds.rollup r on r.member_id = $1 and r.earned_from >= d and r.earned_from < d + interval '1 day'
       group by d order by d`,
      [id, days],
    )
    return rows.map(({ n }) => n)
  }
  const before = await sums()
  expect(await rows()).toEqual([5, 5, 5])
  await site.runJob('rounds-compact')
  expect(await rows()).toEqual([1, 3, 5])
  expect(await sums()).toEqual(before)

  // What becomes known today of a day that was added up stands beside it.
  await writeBets(site, id, [
    {
      gameType: 'RNG',
      stake: '9.00',
      payout: '0',
      validBet: '9.00',
      status: 'LOST',
      at: new Date(days[0]!.getTime() + 5 * 60_000).toISOString(),
    },
  ])
  await countFacts(site, 'rounds-rollup')
  await site.runJob('rounds-compact')
  expect(await rows()).toEqual([2, 3, 5])
})
