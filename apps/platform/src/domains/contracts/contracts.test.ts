import { seedContracts } from '@baize/platform/demo/team/seed-contracts'
import { byTwo, EventStream, startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  bothDesks,
  grantAsHouse,
  grantSalary,
  join,
  type Node,
  offerDividend,
  offerSalary,
  salaryRows,
} from './fixtures.ts'

let site: TestPlatform
let desk: TestClient
let root: Node
beforeAll(async () => {
  site = await startTestPlatform()
  desk = await site.operator()
  root = await join(site, null, 2)
  for (const type of ['DAILY', 'HOURLY', 'REALTIME'] as const)
    await grantAsHouse(site, root, { type, tiers: [{ rate: '1' }] })
  await grantAsHouse(site, root, { type: 'DIVIDEND', period: 'MONTHLY', tiers: [{ rate: '20' }, { rate: '30' }] })
})
afterAll(() => site.stop())

const consolidated = ({ client }: Node) => client.call('members.consolidated', {})
const titles = async ({ client }: Node) =>
  (await client.call('messages.inbox', { pageSize: 50 })).content.map(({ title }) => title)
const made = async (answer: ReturnType<typeof offerSalary>) => {
  const { body } = await answer
  if (!body.success) throw new Error(String(body.errorCode))
  return body.value
}
const refusal = async (answer: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await answer
  return [status, body.errorCode]
}
const statesOf = async (of: Node, type?: 'DAILY') =>
  (await of.client.call('contracts.own', type ? { type } : {})).list.map(({ rate, state, endReason }) => [
    rate,
    state,
    endReason,
  ])

test('the demo agent is paid by a general agent in every way, and pays and offers below', async () => {
  await seedContracts({ database: site.database, contracts: site.platform.contracts })
  const client = await (await site.visitor()).signIn('agent', 'Baize#2026')
  expect(await client.call('members.consolidated', {})).toMatchObject({
    ...{ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true },
    divtypeinfo: [{ payer: 'general', rate: '25.00' }],
  })
  const { list } = await client.call('contracts.own', { side: 'GRANTED' })
  expect(list.map(({ type, payee, state }) => [type, payee, state])).toEqual([
    ['HOURLY', 'linh', 'OFFERED'],
    ['DIVIDEND', 'linh', 'ACTIVE'],
    ['DAILY', 'linh', 'ACTIVE'],
  ])
})

describe('an offer', () => {
  test('[AGENT-041, ENT-023, ENT-024] stands among what waits for the downline, each kind in its own list, and in the others once accepted', async () => {
    const agent = await join(site, root)
    const offers = [
      await made(offerSalary(root, agent, 'DAILY', '0.8', '5000')),
      await made(offerSalary(root, agent, 'HOURLY', '0.15', '500')),
      await made(offerSalary(root, agent, 'REALTIME', '0.05')),
      await made(
        offerDividend(root, agent, {
          period: 'SEMIMONTHLY',
          tiers: [{ rate: '10' }, { validBet: '10000', netLoss: '1000', activeMembers: 3, rate: '20' }],
        }) as ReturnType<typeof offerSalary>,
      ),
    ]
    const waiting = await consolidated(agent)
    const ids = (list: { id: string }[]) => list.map(({ id }) => id)
    expect([
      ids(waiting.dailysalreqtype),
      ids(waiting.contracthoursalreq),
      ids(waiting.realtimesalreqtype),
      ids(waiting.divtypereq),
    ]).toEqual(offers.map(({ id }) => [id]))
    expect(waiting.divtypereq[0]).toMatchObject({
      type: 'DIVIDEND',
      state: 'OFFERED',
      payer: root.account,
      payee: agent.account,
      period: 'SEMIMONTHLY',
      rate: '20.00',
      tiers: [
        { validBet: '0.00', netLoss: '0.00', activeMembers: 0, rate: '10.00' },
        { validBet: '10000.00', netLoss: '1000.00', activeMembers: 3, rate: '20.00' },
      ],
    })
    expect(waiting).toMatchObject({ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true })
    expect(waiting.dailysalinfotype).toEqual([])
    for (const { id, type } of offers)
      expect(await act(agent, type === 'DIVIDEND' ? 'contracts.dividend' : salaryRows[type], 'ACCEPT', id)).toEqual([
        200,
        'ACTIVE',
      ])
    const running = await consolidated(agent)
    expect([
      ids(running.dailysalinfotype),
      ids(running.contracthoursalinfo),
      ids(running.realtimesalinfotype),
      ids(running.divtypeinfo),
    ]).toEqual(offers.map(({ id }) => [id]))
    expect([running.dailysalreqtype, running.contractmrdailysalinfotype]).toEqual([[], []])
    expect((await consolidated(root)).contractmrdailysalinfotype).toMatchObject([{ payer: null, rate: '1.00' }])
    expect(await consolidated(await join(site))).toMatchObject({ enableCt: false, salary: false, divtypereq: [] })
  })

  async function throughEveryAction(type: 'DAILY' | 'HOURLY' | 'REALTIME' | 'DIVIDEND'): Promise<void> {
    const agent = await join(site, root)
    const row = type === 'DIVIDEND' ? 'contracts.dividend' : salaryRows[type]
    const offer = async () =>
      (
        await made(
          type === 'DIVIDEND'
            ? (offerDividend(root, agent, { period: 'WEEKLY', tiers: [{ rate: '5' }] }) as ReturnType<
                typeof offerSalary
              >)
            : offerSalary(root, agent, type, '0.5'),
        )
      ).id
    const first = await offer()
    expect(await act(agent, row, 'REJECT', first)).toEqual([200, 'REJECTED'])
    expect((await agent.client.call('contracts.own', { type, state: 'ACTIVE' })).list).toEqual([])
    expect(await act(root, row, 'WITHDRAW', await offer())).toEqual([200, 'WITHDRAWN'])
    const second = await offer()
    expect(await act(agent, row, 'ACCEPT', second)).toEqual([200, 'ACTIVE'])
    expect(await act(root, row, 'TERMINATE', second)).toEqual([200, 'TERMINATED'])
    const third = await offer()
    await act(agent, row, 'ACCEPT', third)
    expect(await act(agent, row, 'TERMINATE', third)).toEqual([200, 'TERMINATED'])
    const { list } = await agent.client.call('contracts.own', { type })
    expect(list.map(({ state, endReason }) => [state, endReason])).toEqual([
      ['TERMINATED', 'DOWNLINE'],
      ['TERMINATED', 'UPLINE'],
      ['WITHDRAWN', null],
      ['REJECTED', null],
    ])
    const granted = await root.client.call('contracts.own', { side: 'GRANTED', type, account: agent.account })
    expect(granted.list).toEqual(list)
  }

  test('[API2-042, AGENT-042, AGENT-043] for dividends: the downline refuses and takes, either side ends it', () =>
    throughEveryAction('DIVIDEND'))

  test('[API2-043, AGENT-044, AGENT-045] for a daily salary', () => throughEveryAction('DAILY'))

  test('[API2-046] for an hourly salary', () => throughEveryAction('HOURLY'))

  test('[API2-047] for a real-time salary', () => throughEveryAction('REALTIME'))

  test('[AGENT-050] is over once it is rejected, withdrawn or terminated: a second action changes nothing', async () => {
    const agent = await join(site, root)
    const rejected = (await made(offerSalary(root, agent, 'DAILY', '0.5'))).id
    await act(agent, 'contracts.dailySalary', 'REJECT', rejected)
    const ended = (await grantSalary(root, agent, 'DAILY', '0.4')).id
    await act(root, 'contracts.dailySalary', 'TERMINATE', ended)
    for (const id of [rejected, ended]) {
      expect(await act(agent, 'contracts.dailySalary', 'ACCEPT', id)).toEqual([409, 'contract_state'])
      expect(await act(agent, 'contracts.dailySalary', 'REJECT', id)).toEqual([409, 'contract_state'])
      expect(await act(root, 'contracts.dailySalary', 'WITHDRAW', id)).toEqual([409, 'contract_state'])
      expect(await act(root, 'contracts.dailySalary', 'TERMINATE', id)).toEqual([409, 'contract_state'])
    }
    expect(await statesOf(agent)).toEqual([
      ['0.40', 'TERMINATED', 'UPLINE'],
      ['0.50', 'REJECTED', null],
    ])
  })

  test('[AGENT-049] is the direct upline’s to make and the addressed downline’s to answer', async () => {
    const agent = await join(site, root)
    const below = await join(site, agent)
    const stranger = await join(site)
    const member = await join(site, agent, 0)
    expect(await refusal(offerSalary(root, below, 'DAILY', '0.5'))).toEqual([403, 'not_direct_downline'])
    expect(await refusal(offerSalary(agent, root, 'DAILY', '0.5'))).toEqual([403, 'not_direct_downline'])
    expect(await refusal(offerSalary(root, stranger, 'DAILY', '0.5'))).toEqual([403, 'not_direct_downline'])
    expect(await refusal(offerSalary(member, agent, 'DAILY', '0.5'))).toEqual([403, 'not_allowed'])
    const { id } = await made(offerSalary(root, agent, 'DAILY', '0.5'))
    for (const [who, action] of [
      [stranger, 'ACCEPT'],
      [below, 'REJECT'],
      [root, 'ACCEPT'],
      [root, 'REJECT'],
      [agent, 'WITHDRAW'],
      [stranger, 'TERMINATE'],
    ] as const)
      expect(await act(who, 'contracts.dailySalary', action, id)).toEqual([403, 'not_allowed'])
    expect(await act(agent, 'contracts.hourlySalary', 'ACCEPT', id)).toEqual([404, 'not_found'])
    expect(await act(agent, 'contracts.dailySalary', 'ACCEPT', id)).toEqual([200, 'ACTIVE'])
  })

  test('[AGENT-055] pays no more than the upline’s own contract and the cap of its kind, and waits for an answer alone', async () => {
    const agent = await join(site, root)
    const below = await join(site, agent)
    expect(await refusal(offerSalary(root, agent, 'DAILY', '1.0001'))).toEqual([422, 'rate_above_upline'])
    expect(await refusal(offerSalary(agent, below, 'DAILY', '0.1'))).toEqual([422, 'rate_above_upline'])
    expect((await offerSalary(root, agent, 'DAILY', '1')).status).toBe(200)
    expect(await refusal(offerSalary(root, agent, 'DAILY', '0.5'))).toEqual([409, 'offer_open'])
    const fault = async (answer: ReturnType<typeof offerSalary> | ReturnType<typeof offerDividend>) =>
      (await answer).body.value
    expect(await fault(offerSalary(root, agent, 'HOURLY', '5.0001'))).toMatchObject({
      fields: [{ field: 'rate', message: 'Choose a rate above 0 and at most 5 %.' }],
    })
    expect(await fault(offerSalary(root, agent, 'HOURLY', '0'))).toMatchObject({ fields: [{ field: 'rate' }] })
    const period = 'MONTHLY'
    for (const tiers of [
      [{ rate: '50.0001' }],
      [{ rate: '10' }, { rate: '10' }],
      [
        { rate: '10', validBet: '5' },
        { rate: '20', validBet: '4' },
      ],
    ])
      expect(await fault(offerDividend(root, agent, { period, tiers }))).toMatchObject({ fields: [{ field: 'tiers' }] })
  })

  test('[AGENT-051] of a dividend holds valid bet, profit and loss, active members and rate of each tier', async () => {
    const agent = await join(site, root)
    const tiers = [
      { validBet: '0.00', netLoss: '0.00', activeMembers: 0, rate: '12.3456' },
      { validBet: '20000.00', netLoss: '5000.50', activeMembers: 5, rate: '29.50' },
    ]
    const { body } = await offerDividend(root, agent, { period: 'DAILY', tiers })
    expect(body.value).toMatchObject({ period: 'DAILY', rate: '29.50', tiers })
  })

  test('[AGENT-052, AGENT-053] of a salary holds the bet amount of a day or an hour and the rate', async () => {
    const agent = await join(site, root)
    const day = await made(offerSalary(root, agent, 'DAILY', '0.6', '4583.33'))
    const hour = await made(offerSalary(root, agent, 'HOURLY', '0.2', '500'))
    expect([day.tiers, day.period]).toEqual([
      [{ validBet: '4583.33', netLoss: '0.00', activeMembers: 0, rate: '0.60' }],
      null,
    ])
    expect(hour.tiers).toMatchObject([{ validBet: '500.00', rate: '0.20' }])
  })

  test('expires after seven days', async () => {
    const agent = await join(site, root)
    const { id } = await made(offerSalary(root, agent, 'DAILY', '0.5'))
    const weekMs = 7 * 86_400_000
    site.clock.advance(weekMs)
    const [upline, downline] = [await (await site.visitor()).signIn(root.account, 'Tables#2026'), agent.account]
    const again = { ...agent, client: await (await site.visitor()).signIn(downline, 'Tables#2026') }
    expect((await consolidated(again)).dailysalreqtype).toEqual([])
    expect(await act(again, 'contracts.dailySalary', 'ACCEPT', id)).toEqual([409, 'contract_state'])
    await site.runJob('contracts-expire')
    expect(await statesOf(again)).toEqual([['0.50', 'EXPIRED', null]])
    expect(await titles({ ...root, client: upline })).toContain('An offer has expired')
    site.clock.advance(-weekMs)
  })

  test('reaches the open pages of the downline within a second, and so does its end', async () => {
    const agent = await join(site, root)
    const stream = await EventStream.open(agent.client)
    await stream.next()
    const { id } = await made(offerSalary(root, agent, 'DAILY', '0.5'))
    const offered = await stream.within(1_000, 'contracts', ({ contracts }) => contracts.dailysalreqtype.length === 1)
    expect(offered.contracts.dailysalreqtype[0]).toMatchObject({ id, payer: root.account, rate: '0.50' })
    await act(root, 'contracts.dailySalary', 'WITHDRAW', id)
    await stream.within(1_000, 'contracts', ({ contracts }) => contracts.dailysalreqtype.length === 0)
    stream.leave()
    expect((await titles(agent)).slice(0, 2)).toEqual(['An offer was withdrawn', 'A contract is offered to you'])
  })
})

describe('a lower rate', () => {
  test('[AGENT-046, AGENT-047] ends the contract before it, and what the downline grants above it, down the tree', async () => {
    const agent = await join(site, root)
    const below = await join(site, agent)
    const deeper = await join(site, below, 0)
    await grantSalary(root, agent, 'DAILY', '0.8', '5000')
    await grantSalary(agent, below, 'DAILY', '0.5', '4583.33')
    await grantSalary(below, deeper, 'DAILY', '0.3')
    expect(await refusal(offerSalary(root, agent, 'DAILY', '1.1'))).toEqual([422, 'rate_above_upline'])
    await grantSalary(root, agent, 'DAILY', '0.6', '5000')
    expect(await statesOf(agent, 'DAILY')).toEqual([
      ['0.60', 'ACTIVE', null],
      ['0.80', 'TERMINATED', 'SUPERSEDED'],
    ])
    expect(await statesOf(below)).toEqual([['0.50', 'ACTIVE', null]])
    const second = await join(site, agent)
    expect((await offerSalary(agent, second, 'DAILY', '0.55')).status).toBe(200)
    await grantSalary(root, agent, 'DAILY', '0.4', '5000')
    expect(await statesOf(agent, 'DAILY')).toEqual([
      ['0.40', 'ACTIVE', null],
      ['0.60', 'TERMINATED', 'SUPERSEDED'],
      ['0.80', 'TERMINATED', 'SUPERSEDED'],
    ])
    expect(await statesOf(below)).toEqual([['0.50', 'TERMINATED', 'CASCADE']])
    expect(await statesOf(deeper)).toEqual([['0.30', 'TERMINATED', 'CASCADE']])
    expect(await statesOf(second)).toEqual([['0.55', 'WITHDRAWN', null]])
    expect((await titles(deeper))[0]).toBe('A contract has ended')
  })

  test('ending a contract ends what its payee grants, and an operator may end any', async () => {
    const agent = await join(site, root)
    const below = await join(site, agent)
    const { id } = await grantSalary(root, agent, 'HOURLY', '0.8')
    await grantSalary(agent, below, 'HOURLY', '0.5')
    await byTwo(await bothDesks(site), 'contracts.endAsOperator', { contractId: id, reason: 'the agent asked for it' })
    expect(await statesOf(agent)).toEqual([['0.80', 'TERMINATED', 'OPERATOR']])
    expect(await statesOf(below)).toEqual([['0.50', 'TERMINATED', 'CASCADE']])
    const { list } = await desk.call('contracts.ofMember', { account: agent.account })
    expect(list.map(({ payer, payee }) => [payer, payee])).toEqual([
      [agent.account, below.account],
      [root.account, agent.account],
    ])
    const { content } = await agent.client.call('messages.inbox', {})
    expect(content.some(({ html }) => html.includes('the agent asked for it'))).toBe(true)
  })
})

describe('the database', () => {
  test('[AGENTX-003] refuses to change terms, dates, and anything that reaches into a window that is settled', async () => {
    const agent = await join(site, root)
    const { id } = await grantSalary(root, agent, 'DAILY', '0.8')
    const change = (columns: string) =>
      site.database.pool.query(`update contracts.contract set ${columns} where id = ${id}`)
    await expect(change('top_rate_ppm = 9000')).rejects.toThrow(/never changed/)
    await expect(change(`tiers = '[]'`)).rejects.toThrow(/never changed/)
    await expect(change(`accepted_at = accepted_at - interval '1 day'`)).rejects.toThrow(/never changed/)
    const end = (at: string) => change(`state = 'TERMINATED', end_reason = 'UPLINE', ended_at = ${at}`)
    const closed = "(select through from contracts.position where type = 'DAILY')"
    await expect(end(`${closed} - interval '1 second'`)).rejects.toThrow(/window that is closed/)
    await expect(site.database.pool.query(`delete from contracts.contract where id = ${id}`)).rejects.toThrow()
    const twice = site.database.pool.query(`
      insert into contracts.contract (type, payer_id, payee_id, tiers, top_rate_ppm, state, offered_at, expires_at, accepted_at)
      select type, payer_id, payee_id, tiers, top_rate_ppm, state, offered_at, expires_at, accepted_at + interval '1 second'
      from contracts.contract where id = ${id}`)
    await expect(twice).rejects.toThrow(/contract_in_force/)
    expect(await statesOf(agent)).toEqual([['0.80', 'ACTIVE', null]])
  })
})
