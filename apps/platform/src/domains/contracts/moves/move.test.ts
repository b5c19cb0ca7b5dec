import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { act, bothDesks, grantAsHouse, grantSalary, join, type Node, offerDividend } from '../fixtures.ts'
import { move, tick, turnTo } from '../settlement/fixtures.ts'
import { fresh, lose, planMove, preview, reason } from './fixtures.ts'

let site: TestPlatform
let tree: Record<'root' | 'old' | 'new' | 'member' | 'below', Node>
beforeAll(async () => {
  site = await startTestPlatform()
  turnTo(site, '2034-05-01T09:00:01Z')
  const root = await join(site, null, 2)
  const [old, next] = [await join(site, root), await join(site, root)]
  const member = await join(site, old)
  tree = { root, old, new: next, member, below: await join(site, member) }
  for (const node of [root, old, next]) await move(site, node, 'ADJUST', '5000.00')
  await grantAll()
})
afterAll(() => site.stop())

/** Daily salaries and dividends from the house down to the member, and from the member to the one below. */
async function grantAll() {
  const { root, old, member, below } = tree
  await grantAsHouse(site, root, { type: 'DAILY', tiers: [{ rate: '1' }] })
  await grantAsHouse(site, root, { type: 'DIVIDEND', period: 'DAILY', tiers: [{ rate: '30' }] })
  for (const agent of [old, tree.new]) {
    await grantSalary(root, agent, 'DAILY', '0.8')
    await dividend(root, agent, 'DAILY', '20')
  }
  await grantSalary(old, member, 'DAILY', '0.5')
  await dividend(old, member, 'DAILY', '10')
  await grantSalary(member, below, 'DAILY', '0.2')
}

async function dividend(from: Node, to: Node, period: 'DAILY' | 'WEEKLY', rate: string) {
  const [payer, payee] = [await fresh(site, from), await fresh(site, to)]
  const { body } = await offerDividend(payer, payee, {
    period,
    tiers: [{ rate, validBet: '0', netLoss: '0', activeMembers: 0 }],
  })
  if (!body.success) throw new Error(String(body.errorCode))
  await act(payee, 'contracts.dividend', 'ACCEPT', body.value.id)
}

/** All that an agent reads of a day. */
async function reportsOf(node: Node, day: string) {
  const { client } = await fresh(site, node)
  const days = { from: day, to: day }
  const { members: _, direct: __, ...overview } = await client.call('agents.overview', days)
  const [statements, bets, transactions] = await Promise.all([
    client.call('agents.statements', { ...days, pageSize: 50 }),
    client.call('agents.bets', { ...days, pageSize: 50 }),
    client.call('agents.transactions', { ...days, pageSize: 50 }),
  ])
  return { overview, statements, bets, transactions }
}

async function linesTo({ id }: Node, day: string) {
  const { rows } = await site.database.pool.query(
    `select l.type, l.amount_units / 10000.0 as amount, l.valid_bet_units / 10000 as valid, l.state
     from contracts.line l where payee_id = $1 and window_start = $2 order by type`,
    [id, `${day}T00:00:00Z`],
  )
  return rows.map(({ type, amount, valid, state }) => [type, Number(amount), Number(valid), state])
}

test('[CONS-033] a move with contracts comes to what its preview told, and nothing of either team before it changes', async () => {
  const { root, old, member, below } = tree
  await lose(site, member, '1000.00', '2034-05-01T12:00:00Z')
  await lose(site, below, '500.00', '2034-05-01T12:30:00Z')
  await lose(site, tree.new, '300.00', '2034-05-01T13:00:00Z')
  turnTo(site, '2034-05-01T15:00:00Z')
  const agents = [root, old, tree.new]
  const before = await Promise.all(agents.map(agent => reportsOf(agent, '2034-05-01')))
  const desks = await bothDesks(site)
  const told = await preview(desks[0], member, tree.new.account)
  expect(told).toMatchObject({
    ...{ from: { account: old.account }, to: { account: tree.new.account }, members: 2, level: 2, newLevel: 2 },
    ...{ takesEffectOn: '2034-05-02', takesEffectAt: '2034-05-02T00:00:00.000Z', contractCount: 3 },
  })
  const ending = (cause: string, type: string, payer: Node, payee: Node, due: string) => ({
    ...{
      cause,
      type,
      payer: payer.account,
      payee: payee.account,
      state: 'ACTIVE',
      pending: '0.00',
      due,
      lapses: '0.00',
    },
  })
  expect(told.contracts).toMatchObject([
    ending('MOVE', 'DAILY', old, member, '7.50'),
    ending('MOVE', 'DIVIDEND', old, member, '149.25'),
    ending('CASCADE', 'DAILY', member, below, '1.00'),
  ])
  await planMove(desks, member, tree.new)
  expect(await Promise.all(agents.map(agent => reportsOf(agent, '2034-05-01')))).toEqual(before)

  turnTo(site, '2034-05-01T23:59:59.999Z')
  const mayRead = async (agent: Node) =>
    (await (await fresh(site, agent)).client.send('agents.member', { id: member.id.toString() })).status
  expect([await mayRead(old), await mayRead(tree.new)]).toEqual([200, 403])
  turnTo(site, '2034-05-02T00:00:00.000Z')
  expect([await mayRead(old), await mayRead(tree.new)]).toEqual([403, 200])

  await tick(site, '2034-05-02T03:00:00Z')
  const paid = (await linesTo(member, '2034-05-01')).map(([type, amount, , state]) => [type, amount, state])
  expect(paid).toEqual([
    ['DAILY', 7.5, 'PAID'],
    ['DIVIDEND', 149.25, 'PAID'],
  ])
  expect((await linesTo(below, '2034-05-01'))[0]).toEqual(['DAILY', 1, 500, 'PAID'])
  const { list } = await (await fresh(site, member)).client.call('contracts.own', { side: 'RECEIVED' })
  expect(list.map(({ state, endReason, endedAt }) => [state, endReason, endedAt])).toEqual(
    Array.from({ length: 2 }, () => ['TERMINATED', 'OPERATOR', '2034-05-02T00:00:00.000Z']),
  )
  expect((await (await fresh(site, below)).client.call('contracts.own', {})).list[0]).toMatchObject({
    ...{ state: 'TERMINATED', endReason: 'CASCADE', endedAt: '2034-05-02T00:00:00.000Z' },
  })
  const inbox = await (await fresh(site, member)).client.call('messages.inbox', {})
  expect(JSON.stringify(inbox)).toContain(`From 2034-05-02 on, ${tree.new.account} is the agent directly above you.`)

  await lose(site, member, '2000.00', '2034-05-02T00:00:00Z')
  await lose(site, below, '400.00', '2034-05-02T18:00:00Z')
  await tick(site, '2034-05-03T03:00:00Z')
  expect(await linesTo(old, '2034-05-02')).toEqual([])
  expect((await linesTo(tree.new, '2034-05-02')).map(([type, , valid]) => [type, valid])).toEqual([
    ['DAILY', 2400],
    ['DIVIDEND', 2400],
  ])
  expect((await linesTo(root, '2034-05-02'))[0]).toEqual(['DAILY', 24, 2400, 'PAID'])
  expect(await checkMoney(site.database)).toEqual([])
})

test('[CONS-033] what was settled of a day before the move is computed again to the same, and read as it was', async () => {
  const { old, member, below } = tree
  const [desk] = await bothDesks(site)
  const runs = (await desk.call('contracts.runs', { type: 'DAILY' })).list
  for (const { id } of runs) {
    const again = await desk.call('contracts.rerun', { id, reason })
    expect([again.difference, again.differing]).toEqual(['0.00', []])
  }
  const reads = async (agent: Node, day: string) => {
    const { overview, statements, bets } = await reportsOf(agent, day)
    return [overview.turnover, statements.list.map(({ account }) => account).toSorted(), bets.totals.count]
  }
  const played = [old.account, member.account, below.account].toSorted()
  expect(await reads(old, '2034-05-01')).toEqual(['1500.00', played, 2])
  // On the next day the dividend of the day before reaches the agents alone.
  expect((await reads(old, '2034-05-02'))[0]).toBe('0.00')
  expect((await reads(tree.new, '2034-05-01'))[0]).toBe('300.00')
  expect((await reads(tree.new, '2034-05-02'))[0]).toBe('2400.00')
  expect((await reads(tree.new, '2034-05-02'))[2]).toBe(2)
})

test('[CONS-033] a week that the move lies in: each upline has its part, and the contract of the former pays nothing of it', async () => {
  const { old, member } = tree
  turnTo(site, '2034-05-08T09:00:00Z')
  // A dividend of days gives way to one of weeks, of which the move lies in the middle.
  for (const agent of [old, tree.new]) await dividend(tree.root, agent, 'WEEKLY', '20')
  await dividend(tree.new, member, 'WEEKLY', '10')
  await lose(site, member, '1000.00', '2034-05-09T10:00:00Z')
  turnTo(site, '2034-05-10T12:00:00Z')
  await tick(site, '2034-05-10T12:00:00Z')
  const desks = await bothDesks(site)
  const told = await preview(desks[0], member, old.account)
  expect(told.contracts).toMatchObject([{ type: 'DIVIDEND', period: 'WEEKLY', due: '0.00', lapses: '100.00' }])
  await planMove(desks, member, old)
  await lose(site, member, '700.00', '2034-05-12T10:00:00Z')
  await tick(site, '2034-05-15T03:00:00Z')
  const [toOld, toNew] = [await linesTo(old, '2034-05-08'), await linesTo(tree.new, '2034-05-08')]
  const week = (lines: typeof toOld) => lines.filter(([type]) => type === 'DIVIDEND').map(([, , valid]) => valid)
  expect([week(toOld), week(toNew)]).toEqual([[700], [1000]])
  expect((await linesTo(member, '2034-05-08')).filter(([type]) => type === 'DIVIDEND')).toEqual([])
  expect(await checkMoney(site.database)).toEqual([])
})
