import { parseAmount } from '@baize/money'
import { type SettledBet, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join, type Node, password } from '../contracts/fixtures.ts'
import {
  exampleContracts,
  exampleDay,
  exampleTree,
  type Name,
  type Tree,
  tick,
  turnTo,
} from '../contracts/settlement/fixtures.ts'

let site: TestPlatform
let tree: Tree
beforeAll(async () => {
  site = await startTestPlatform()
  turnTo(site, '2027-06-01T00:00:01Z')
  tree = await exampleTree(site)
  await exampleContracts(site, tree)
  await exampleDay(site, tree)
  const registered = { joined_at: new Date('2027-06-15T07:30:00Z') }
  await site.database.kysely.updateTable('agents.member').set(registered).where('id', '=', tree.A3.id).execute()
  await signIn('2027-06-15T23:32:00Z')
}, 120_000)
afterAll(() => site.stop())

/** Turns the clock to a moment and signs everybody in again: no session lasts for days. */
async function signIn(time: string): Promise<void> {
  turnTo(site, time)
  for (const node of Object.values(tree)) node.client = await (await site.visitor()).signIn(node.account, password)
}

const day = { from: '2027-06-15', to: '2027-06-15' }
const homeOf = ({ client }: Node) => client.call('agents.home', {})
const memberOf = (agent: Node, { id }: Node, days: { from?: string; to?: string } = day) =>
  agent.client.call('agents.member', { id: id.toString(), ...days })
const refusal = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await sent
  return [status, body.errorCode]
}

describe('the home of an agent', () => {
  test('says of today what the income and the team overview say of it', async () => {
    for (const node of [tree.R, tree.A, tree.B]) {
      const { today, comparedUntil } = await homeOf(node)
      const { total } = await node.client.call('agents.income', day)
      const { registered, deposits, turnover, netWin } = await node.client.call('agents.overview', day)
      expect(today).toEqual({ ...total, rebate: '0.00', earned: total.income, registered, deposits, turnover, netWin })
      expect(comparedUntil).toBe('2027-06-14T23:35:00.000Z')
    }
    expect((await homeOf(tree.R)).today).toMatchObject({ earned: '60.55', turnover: '24540.93', netWin: '-9625.34' })
  })

  test('[WALK-012] what windows were said to gather is what they pay, and the soonest is the next payout', async () => {
    const said = await homeOf(tree.R)
    const rows = said.accruing.map(({ type, amount, validBet, dueAt }) => [type, amount, validBet, dueAt])
    expect(rows).toEqual([
      ['REALTIME', '0.00', '0.00', '2027-06-15T23:35:00.000Z'],
      ['HOURLY', '0.00', '0.00', '2027-06-16T00:05:00.000Z'],
      ['DAILY', '224.40', '22440.93', '2027-06-16T00:30:00.000Z'],
      // Its salaries are those of windows that are over: the day's own is not among them yet.
      ['DIVIDEND', '2869.43', '22440.93', '2027-06-16T02:00:00.000Z'],
    ])
    const daily = said.accruing[2]!
    expect(said.next).toEqual({ contractId: daily.contractId, windowStart: daily.windowStart })
    expect(daily).toMatchObject({ rate: '1.00', next: null, payer: null, activeMembers: 7, netLoss: null })
    expect((await homeOf(tree.A)).accruing.find(({ type }) => type === 'DAILY')).toMatchObject({
      ...{ amount: '97.24', payer: tree.R.account, validBet: '12155.17' },
    })

    await tick(site, '2027-06-16T00:30:00Z')
    await signIn('2027-06-16T00:31:00Z')
    const now = await homeOf(tree.R)
    expect(now.today).toMatchObject({ daily: '224.40', earned: now.today.income })
    expect(now.before).toMatchObject({ earned: '0.00', turnover: '0.00' })
    const dividend = now.accruing.find(({ type }) => type === 'DIVIDEND')!
    expect([dividend.rate, dividend.next]).toEqual(['30.00', null])

    await tick(site, '2027-06-16T02:00:00Z')
    await signIn('2027-06-16T02:01:00Z')
    expect((await homeOf(tree.R)).today).toMatchObject({ daily: '224.40', dividend: dividend.amount })
  })
})

describe('a member of the team', () => {
  const days = { from: '2027-06-15', to: '2027-06-16' }

  test('shows play, money, last bet and last deposit as the statements do', async () => {
    const { list } = await tree.R.client.call('agents.statements', { ...day, pageSize: 100 })
    for (const name of ['A1', 'A2', 'A3', 'B1', 'B2'] as const) {
      const row = list.find(({ account }) => account === tree[name].account)!
      const sheet = await memberOf(tree.R, tree[name])
      const { deposits, withdrawals, turnover, validBet, payout, rebate, bonus, level } = row
      expect(sheet).toMatchObject({ deposits, withdrawals, turnover, validBet, payout, rebate, bonus })
      const sides = [sheet.netWin, row.netLoss, row.salary].map(parseAmount)
      expect(sides[0]).toBe(-(sides[1]! + sides[2]!))
      expect([sheet.member.level, sheet.member.account]).toEqual([level, row.account])
    }
    const A3 = await memberOf(tree.R, tree.A3)
    expect(A3).toMatchObject({
      ...{ lastBetAt: '2027-06-15T13:16:40.000Z', lastDeposit: { amount: '1100.00' } },
      path: [tree.R, tree.A, tree.A3].map(({ id, account }) => ({ id: id.toString(), account })),
    })
    expect(A3.lastDeposit!.at).toMatch(/^2027-06-15T07:45:00/)
    expect(A3.member.registeredAt).toBe('2027-06-15T07:30:00.000Z')
  })

  test('what an agent earned by each of the team adds up to the income', async () => {
    for (const [agent, names] of [
      ['R', ['R', 'A', 'B', 'A1', 'A2', 'A3', 'B1', 'B2']],
      ['A', ['A', 'A1', 'A2', 'A3']],
      ['B', ['B', 'B1', 'B2']],
    ] as const) {
      const parts = []
      for (const name of names) parts.push(parseAmount((await memberOf(tree[agent], tree[name as Name], days)).earned))
      const { total } = await tree[agent].client.call('agents.income', days)
      const sum = parts.reduce((all, part) => all + part, 0n)
      const apart = parseAmount(total.income) - sum
      // Each part is written in whole cents.
      expect(apart < 100n * BigInt(names.length) && apart > -100n * BigInt(names.length), `${agent}: ${apart}`).toBe(
        true,
      )
    }
    expect(parseAmount((await memberOf(tree.A, tree.A1, days)).earned)).toBeGreaterThan(0n)
  })

  test('[AGENT-010] is refused above, beside and to members', async () => {
    const stranger = await join(site)
    const ask = (client: Node['client'], { id }: Node) => refusal(client.send('agents.member', { id: id.toString() }))
    expect(await ask(stranger.client, tree.A1)).toEqual([403, 'not_in_team'])
    expect(await ask(tree.A.client, tree.R)).toEqual([403, 'not_in_team'])
    expect(await ask(tree.A.client, tree.B1)).toEqual([403, 'not_in_team'])
    expect(await ask(tree.A2.client, tree.A2)).toEqual([403, 'not_allowed'])
    expect(await refusal(tree.A2.client.send('agents.home', {}))).toEqual([403, 'not_allowed'])
  })
})

describe('alerts', () => {
  const bet = (stake: string, payout: string, at: string): SettledBet => ({
    ...{ gameType: 'RNG', stake, payout, validBet: stake, status: payout === '0.00' ? 'LOST' : 'WON', at },
  })
  const about = async (node: Node) => {
    const { alerts } = await homeOf(node)
    return alerts.map(alert =>
      alert.kind === 'THRESHOLD_NEAR' ? [alert.kind, alert.type, alert.of, alert.left] : [alert.kind, alert.account],
    )
  }

  test('name a big winner once the win is big enough, and who stopped playing after seven days', async () => {
    expect(await about(tree.B)).not.toContainEqual(['BIG_WINNER', tree.B2.account])
    await writeBets(site, tree.B2.id, [bet('100.00', '1199.98', '2027-06-16T01:00:00.000Z')])
    expect(await about(tree.B)).not.toContainEqual(['BIG_WINNER', tree.B2.account])
    await writeBets(site, tree.B2.id, [bet('1.00', '1.01', '2027-06-16T01:00:01.000Z')])
    expect(await about(tree.B)).toContainEqual(['BIG_WINNER', tree.B2.account])
    expect(await about(tree.R)).toContainEqual(['BIG_WINNER', tree.B2.account])
    expect(await about(tree.A)).not.toContainEqual(['BIG_WINNER', tree.B2.account])

    await signIn('2027-06-21T23:00:00Z')
    expect(await about(tree.A)).not.toContainEqual(['DORMANT', tree.A3.account])
    await signIn('2027-06-22T00:10:00Z')
    const { alerts } = await homeOf(tree.A)
    expect(alerts).toContainEqual({
      ...{ kind: 'DORMANT', memberId: tree.A3.id.toString(), account: tree.A3.account, days: 7 },
      at: '2027-06-15T13:15:00.000Z',
    })
  })

  test('name a contract of which four fifths of the next threshold are reached', async () => {
    await writeBets(site, tree.A3.id, [bet('3999.99', '3999.00', '2027-06-22T00:06:00.000Z')])
    expect(await about(tree.A)).not.toContainEqual(['THRESHOLD_NEAR', 'DAILY', 'VALID_BET', '1000.01'])
    await writeBets(site, tree.A3.id, [bet('0.01', '0.00', '2027-06-22T00:06:01.000Z')])
    expect(await about(tree.A)).toContainEqual(['THRESHOLD_NEAR', 'DAILY', 'VALID_BET', '1000.00'])
    await writeBets(site, tree.A3.id, [bet('1000.00', '0.00', '2027-06-22T00:07:00.000Z')])
    expect((await about(tree.A)).map(([kind, type]) => `${kind} ${type}`)).not.toContain('THRESHOLD_NEAR DAILY')
  })
})
