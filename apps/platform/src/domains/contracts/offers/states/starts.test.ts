import { mostStartDays } from '@baize/api'
import { byTwo, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, bothDesks, grantAsHouse, grantSalary, join, type Node, password } from '../../fixtures.ts'
import { tick, turnTo } from '../../settlement/fixtures.ts'

let site: TestPlatform
let root: Node
beforeAll(async () => {
  site = await startTestPlatform()
  turnTo(site, '2033-03-01T09:00:00Z')
  root = await join(site, null, 2)
  await grantAsHouse(site, root, { type: 'DAILY', tiers: [{ rate: '1' }] })
})
afterAll(() => site.stop())

const offer = (payee: Node, rate: string, startsOn?: string) =>
  root.client.send('contracts.dailySalary', { action: 'OFFER', account: payee.account, rate, startsOn })
const made = async (answer: ReturnType<typeof offer>) => {
  const { body } = await answer
  if (!body.success) throw new Error(String(body.errorCode))
  return body.value
}
const fresh = async (node: Node): Promise<Node> => ({
  ...node,
  client: await (await site.visitor()).signIn(node.account, password),
})
const play = ({ id }: Node, at: string) =>
  writeBets(site, id, [{ gameType: 'RNG', stake: '1000.00', payout: '0.00', validBet: '1000.00', status: 'LOST', at }])
const statesOf = async ({ client }: Node) =>
  (await client.call('contracts.own', {})).list.map(({ rate, state, endReason }) => [rate, state, endReason])

test('[EYE-034] an offer begins on a day from tomorrow to 30 days ahead, and is answered before it', async () => {
  const agent = await join(site, root)
  const refused = async (startsOn: string) => {
    const { status, body } = await offer(agent, '0.5', startsOn)
    return [status, body.value && 'fields' in body.value && body.value.fields]
  }
  const field = (message: string) => [400, [{ field: 'startsOn', message }]]
  expect(await refused('2033-03-01')).toEqual(field('Enter at least 2033-03-02.'))
  expect(await refused('2033-04-01')).toEqual(field('Enter at most 2033-03-31.'))
  for (const nonsense of ['2033-02-30', 'soon', '']) expect((await refused(nonsense))[0]).toBe(400)
  expect(mostStartDays).toBe(30)
  const { startsAt, expiresAt } = await made(offer(agent, '0.5', '2033-03-04'))
  expect([startsAt, expiresAt]).toEqual(['2033-03-04T00:00:00.000Z', '2033-03-04T00:00:00.000Z'])
})

test('[EYE-034] an accepted contract waits for its day while the one before goes on, and each is paid for its days', async () => {
  const agent = await join(site, root)
  await grantSalary(root, agent, 'DAILY', '0.5')
  const { id } = await made(offer(agent, '0.8', '2033-03-03'))
  expect(await act(agent, 'contracts.dailySalary', 'ACCEPT', id)).toEqual([200, 'ACCEPTED'])
  const { dailysalinfotype, upcoming } = await agent.client.call('members.consolidated', {})
  expect([dailysalinfotype, upcoming].map(([one]) => one?.rate)).toEqual(['0.50', '0.80'])

  await play(agent, '2033-03-02T12:00:00Z')
  await tick(site, '2033-03-03T00:30:00Z')
  expect(await statesOf(await fresh(agent))).toEqual([
    ['0.80', 'ACTIVE', null],
    ['0.50', 'TERMINATED', 'SUPERSEDED'],
  ])
  await play(agent, '2033-03-03T12:00:00Z')
  await tick(site, '2033-03-04T00:30:00Z')
  const { client } = await fresh(agent)
  const { list } = await client.call('contracts.dailySalaries', { side: 'RECEIVED' })
  expect(list.map(({ windowStart, rate, amount }) => [windowStart.slice(0, 10), rate, amount])).toEqual([
    ['2033-03-03', '0.80', '8.00'],
    ['2033-03-02', '0.50', '5.00'],
  ])
})

test('[EYE-034] what waits for its day is ended by either side, by another in its place, and by a payer who may not grant it', async () => {
  root = await fresh(root)
  const day = new Date(site.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
  const [agent, below] = [await join(site, root), await join(site)]
  const waiting = async (rate: string) => {
    const { id } = await made(offer(agent, rate, day))
    expect(await act(agent, 'contracts.dailySalary', 'ACCEPT', id)).toEqual([200, 'ACCEPTED'])
    return id
  }
  await waiting('0.5')
  const second = await waiting('0.6')
  expect(await act(below, 'contracts.dailySalary', 'TERMINATE', second)).toEqual([403, 'not_allowed'])
  expect(await act(agent, 'contracts.dailySalary', 'TERMINATE', second)).toEqual([200, 'TERMINATED'])
  await waiting('0.9')
  const offered = await byTwo(await bothDesks(site), 'contracts.offerAsHouse', {
    ...{ account: root.account, type: 'DAILY', tiers: [{ rate: '0.7' }], reason: 'less from now on' },
  })
  expect(await act(root, 'contracts.dailySalary', 'ACCEPT', offered.id)).toEqual([200, 'ACTIVE'])
  expect(await statesOf(agent)).toEqual([
    ['0.90', 'TERMINATED', 'CASCADE'],
    ['0.60', 'TERMINATED', 'DOWNLINE'],
    ['0.50', 'TERMINATED', 'SUPERSEDED'],
  ])
})
