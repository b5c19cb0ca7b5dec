import { UNITS_PER_WHOLE } from '@baize/money'
import { startTestPlatform, type TestPlatform } from '@baize/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { addDays } from '../../../kernel/date-range.ts'
import { act, bothDesks, grantAsHouse, grantSalary, join, type Node, offerDividend } from '../fixtures.ts'
import { move, tick, turnTo } from '../settlement/fixtures.ts'
import { closureFaults, fresh, lose, planMove, preview, reason } from './fixtures.ts'

const monday = '2036-03-03'
const dayCount = 7
const leaderCount = 3
const moverCount = 5

let site: TestPlatform
/** The root, then those who stay and lead, then those who are moved about. */
let nodes: Node[]
beforeAll(async () => {
  site = await startTestPlatform()
  turnTo(site, `${monday}T00:00:01Z`)
  const root = await join(site, null, 2)
  await move(site, root, 'ADJUST', '50000.00')
  await grantAsHouse(site, root, { type: 'DAILY', tiers: [{ rate: '1' }] })
  await grantAsHouse(site, root, { type: 'DIVIDEND', period: 'WEEKLY', tiers: [{ rate: '30' }] })
  const leaders: Node[] = []
  for (let n = 0; n < leaderCount; n++) leaders.push(await join(site, root))
  for (const leader of leaders) {
    await grantSalary(root, leader, 'DAILY', '0.8')
    const tiers = [{ rate: '20', validBet: '0', netLoss: '0', activeMembers: 0 }]
    const { body } = await offerDividend(root, leader, { period: 'WEEKLY', tiers })
    if (!body.success) throw new Error(String(body.errorCode))
    await act(leader, 'contracts.dividend', 'ACCEPT', body.value.id)
  }
  const movers: Node[] = []
  for (let n = 0; n < moverCount; n++) movers.push(await join(site, leaders[n % leaderCount]!))
  nodes = [root, ...leaders, ...movers]
})
afterAll(() => site.stop())

const movers = { min: 1 + leaderCount, max: leaderCount + moverCount }
const someday = fc.record({
  bets: fc.array(
    fc.record({
      by: fc.integer({ min: 0, max: movers.max }),
      stake: fc.integer({ min: 1, max: 400 }),
      minute: fc.nat(1439),
    }),
    { minLength: 2, maxLength: 8 },
  ),
  moves: fc.array(
    fc.record({
      who: fc.integer(movers),
      to: fc.integer({ min: 1, max: movers.max }),
      isKept: fc.nat(3).map(n => n > 0),
    }),
    {
      minLength: 2,
      maxLength: 4,
    },
  ),
})

/** A tree as a plain model keeps it: who is directly above whom. */
type Uplines = Map<number, number>
function above(uplines: Uplines, node: number): number[] {
  const up = uplines.get(node)
  return up === undefined ? [node] : [node, ...above(uplines, up)]
}

interface Sums {
  turnover: number
  active: number
}

/** Turnover and active members of each of the first nodes, by the tree of each day. */
function model(
  days: readonly { uplines: Uplines; bets: readonly { by: number; stake: number }[] }[],
  least: number,
): Sums[] {
  const teams = Array.from({ length: 1 + leaderCount }, () => new Map<number, number>())
  for (const { uplines, bets } of days)
    for (const { by, stake } of bets)
      for (const node of above(uplines, by)) teams[node]?.set(by, (teams[node].get(by) ?? 0) + stake)
  return teams.map(team => ({
    turnover: [...team.values()].reduce((sum, stake) => sum + stake, 0),
    active: [...team.values()].filter(stake => stake >= least).length,
  }))
}

async function settled(type: 'DAILY' | 'DIVIDEND', day: string): Promise<Sums[]> {
  const { rows } = await site.database.pool.query<{ payee_id: bigint; turnover: bigint; active: number }>(
    `select payee_id, turnover_units as turnover, active_members as active from contracts.line
     where type = $1 and window_start = $2`,
    [type, `${day}T00:00:00Z`],
  )
  const of = new Map(rows.map(row => [row.payee_id, row]))
  return nodes.slice(0, 1 + leaderCount).map(({ id }) => ({
    turnover: Number((of.get(id)?.turnover ?? 0n) / UNITS_PER_WHOLE),
    active: of.get(id)?.active ?? 0,
  }))
}

test('[CONS-033] random moves and bets of a week are settled as a plain model of the tree of each day has them', async () => {
  const [week] = fc.sample(fc.array(someday, { minLength: dayCount, maxLength: dayCount }), {
    numRuns: 1,
    seed: 20_360_303,
  })
  const { activeMinValidBet } = await site.platform.settings.brand()
  const uplines: Uplines = new Map(
    nodes.flatMap((_, n) => (n === 0 ? [] : [[n, n <= leaderCount ? 0 : 1 + ((n - 1 - leaderCount) % leaderCount)]])),
  )
  const days: { uplines: Uplines; bets: { by: number; stake: number }[] }[] = []
  let kept = 0
  for (const [n, { bets, moves }] of week!.entries()) {
    const day = addDays(monday, n)
    turnTo(site, `${day}T09:00:00Z`)
    const desks = await bothDesks(site)
    const planned = new Map(uplines)
    const today = { uplines: new Map(uplines), bets }
    for (const { by, stake, minute } of bets) {
      const at = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000 + (n === 0 ? 60_000 : 0))
      await lose(site, nodes[by]!, `${stake}.00`, at.toISOString())
    }
    const moved = new Set<number>()
    for (const { who, to, isKept } of moves) {
      const isRefused = moved.has(who) || above(planned, to).includes(who) || planned.get(who) === to
      const [member, upline] = [nodes[who]!, nodes[to]!]
      if (isRefused) {
        await expect(preview(desks[0], member, upline.account)).rejects.toThrow(/move_planned|invalid_input/)
        continue
      }
      const { version } = await planMove(desks, member, upline)
      if (isKept) {
        planned.set(who, to)
        moved.add(who)
        kept += 1
      } else await desks[1].call('members.cancelMove', { id: member.id.toString(), version, reason })
    }
    days.push(today)
    for (const [who, to] of planned) uplines.set(who, to)
    await tick(site, `${addDays(day, 1)}T03:00:00Z`)
    expect(await settled('DAILY', day), day).toEqual(model([today], activeMinValidBet))
  }
  expect(kept).toBeGreaterThan(3)
  expect(await settled('DIVIDEND', monday)).toEqual(model(days, activeMinValidBet))
  const [, leader] = nodes
  const { client } = await fresh(site, leader!)
  const { turnover, active } = await client.call('agents.overview', { from: monday, to: addDays(monday, dayCount - 1) })
  const [, own] = model(days, activeMinValidBet)
  expect({ turnover: Number(turnover), active }).toEqual(own)
  expect(await closureFaults(site)).toEqual([])
  expect(await checkMoney(site.database)).toEqual([])
})
