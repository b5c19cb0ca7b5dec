import {
  countFacts,
  factsReadable,
  SampleProvider,
  type SampleSession,
  startTestPlatform,
  startTwin,
  type TestClient,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, type Node } from '../../contracts/fixtures.ts'
import { fresh, planMove } from '../../contracts/moves/fixtures.ts'

let site: Awaited<ReturnType<typeof startTestPlatform>>
let provider: SampleProvider
let desk: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site, 'LOT', 'ELOTT')
  desk = await site.operator()
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

const job = 'rebates-commissions'
let serial = 0
const id = (kind = 'tx') => `${kind}-${++serial}`
const setSeries = ({ account }: Node, series: number) =>
  desk.call('members.setSeries', { account, series, reason: 'as agreed' })

/** A general agent of series 1940, an agent of 1920 below, and below that one a member of 1880, who plays. */
async function chain() {
  const general = await join(site, null, 2)
  const agent = await join(site, general)
  const member = await join(site, agent, 0)
  await setSeries(member, 1880)
  await setSeries(agent, 1920)
  return { general, agent, member, session: await provider.play(member.client) }
}
async function lose(
  session: SampleSession,
  stakeUnits: number,
  series: { odds_series?: number } = { odds_series: 1880 },
) {
  const [bet, transaction] = [id('bet'), id('settle')]
  await provider.bet(session, bet, stakeUnits)
  const bets = [{ transaction_uuid: bet, payout: 0, valid_amount: stakeUnits, status: 'lost' as const }]
  const settle = { ...session, round: bet, transaction_uuid: transaction, round_closed: true, bets, ...series }
  expect((await provider.call('settle', settle)).status).toBe('OK')
  return { bet, transaction }
}
/** Commissions in the record of an agent, the newest first. */
const commissionsOf = async ({ client }: Node) =>
  (await client.call('points.transactions', { book: 'WALLET', codes: 'COMMISSION' })).list.map(line => line.in)

test('[EYE-006] each agent above earns the step to its own series, win or lose, in wallet, record, income and reports', async () => {
  const { general, agent, member, session } = await chain()
  await lose(session, 1_237_700)
  await countFacts(site, job)
  // 123.77 x (1920 - 1880) / 2000 and x (1940 - 1920) / 2000 are 2.4754 and 1.2377.
  expect([await commissionsOf(agent), await commissionsOf(general)]).toEqual([['2.47'], ['1.23']])
  expect((await agent.client.call('agents.income', {})).total).toMatchObject({ commission: '2.47', income: '2.47' })
  const { total } = await general.client.call('agents.statements', {})
  expect(total).toMatchObject({ turnover: '123.77', rebate: '3.70' })
  expect(await general.client.call('agents.overview', {})).toMatchObject({ rebate: '3.70', netWin: '-120.07' })
  expect(await commissionsOf(member)).toEqual([])
})

test('what does not make a cent is kept until it does, and a bet without a series earns nothing', async () => {
  const { general, agent, session } = await chain()
  for (const stakeUnits of [2_400, 2_400]) {
    await lose(session, stakeUnits)
    await countFacts(site, job)
  }
  // 0.0048 twice for the agent, and 0.0024 twice for the general agent.
  expect([await commissionsOf(agent), await commissionsOf(general)]).toEqual([[], []])
  await lose(session, 400)
  await lose(session, 1_000_000, {})
  await countFacts(site, job)
  expect([await commissionsOf(agent), await commissionsOf(general)]).toEqual([['0.01'], []])
})

test('what is taken back is earned back and never debited, by the series of then', async () => {
  const { agent, session } = await chain()
  const { bet } = await lose(session, 1_000_000)
  await countFacts(site, job)
  await setSeries(agent, 1900)
  expect((await provider.rollback(session, id(), bet, bet)).status).toBe('OK')
  await lose(session, 1_500_000)
  await countFacts(site, job)
  expect(await commissionsOf(agent)).toEqual(['2.00'])
  await lose(session, 1_000_000)
  await countFacts(site, job)
  expect(await commissionsOf(agent)).toEqual(['0.50', '2.00'])
})

test('a settle that is taken back and made again counts once, within one fold too', async () => {
  const { agent, session } = await chain()
  const { bet, transaction } = await lose(session, 1_000_000)
  const settle = () => {
    const bets = [{ transaction_uuid: bet, payout: 0, valid_amount: 1_000_000, status: 'lost' as const }]
    const call = { ...session, round: bet, transaction_uuid: id('settle'), round_closed: true, bets, odds_series: 1880 }
    return provider.call('settle', call)
  }
  await provider.rollback(session, id(), transaction, bet)
  expect((await settle()).status).toBe('OK')
  await countFacts(site, job)
  expect(await commissionsOf(agent)).toEqual(['2.00'])
})

test('[EYE-006] two processes at the same moment pay each fold once', async () => {
  const twin = await startTwin(site)
  const { agent, general, session } = await chain()
  await lose(session, 1_000_000)
  await factsReadable(site)
  const run = ({ jobs }: typeof site.platform) => jobs.find(({ name }) => name === job)!.run()
  await Promise.all([run(site.platform), run(twin.platform), run(site.platform), run(twin.platform)])
  await twin.stop()
  expect([await commissionsOf(agent), await commissionsOf(general)]).toEqual([['2.00'], ['1.00']])
})

test('a series stays between those of the upline and of direct downlines, and is told to the next game', async () => {
  const { general, agent, member } = await chain()
  const refused = async (node: Node, series: number) => {
    const { status, body } = await desk.send('members.setSeries', {
      account: node.account,
      series,
      reason: 'as agreed',
    })
    return [status, body.errorCode, body.value?.fields?.[0]?.field]
  }
  const wrong = [400, 'invalid_input', 'series']
  expect(await refused(member, 1940)).toEqual(wrong)
  expect(await refused(agent, 1860)).toEqual(wrong)
  expect(await refused(general, 1900)).toEqual(wrong)
  expect(await refused(member, 1890)).toEqual(wrong)
  expect(await refused({ ...member, account: 'nobody-here' }, 1900)).toEqual([404, 'not_found', undefined])
  await setSeries(member, 1900)
  await provider.play(member.client)
  const { rows } = await site.database.pool.query<{ max_series: number }>(
    'select max_series from launch.game_session order by id desc limit 1',
  )
  expect(rows[0]!.max_series).toBe(1900)
  const { rows: entries } = await site.database.pool.query(
    `select detail from audit.entry where action = 'members.setSeries' and subject = $1 order by id desc limit 1`,
    [`account:${member.id}`],
  )
  expect(entries).toMatchObject([{ detail: { reason: 'as agreed', after: { series: 1900 } } }])
})

test('[CONS-033] a bet of the day before a move earns the upline of that day, whenever it is counted, and one after it the new', async () => {
  const { general, agent, member, session } = await chain()
  const next = await join(site, general)
  await setSeries(next, 1920)
  const desks = [await site.operator(), await site.operator('operator2')] as const
  await planMove(desks, member, next)
  await lose(session, 1_000_000)
  const { takesEffectAt } = (await desks[0].call('members.file', { id: member.id.toString() })).head.move!
  site.clock.advance(Date.parse(takesEffectAt) - site.clock.now().getTime())
  await countFacts(site, job)
  const steps = (of: Node) => site.database.pool.query('select units from rebates.step where agent_id = $1', [of.id])
  // 40 of 2000 of the stake.
  expect([(await steps(agent)).rows, (await steps(next)).rows]).toEqual([[{ units: 20_000n }], []])
  const { client } = await fresh(site, member)
  await lose(await provider.play(client), 500_000)
  await countFacts(site, job)
  expect([(await steps(agent)).rows, (await steps(next)).rows]).toEqual([[{ units: 20_000n }], [{ units: 10_000n }]])
})
