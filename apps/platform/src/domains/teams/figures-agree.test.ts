import { parseAmount } from '@baize/money'
import { countFacts, type TestPlatform, wholePayout } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimBonus, offerBonus, play, startBonusSite, withSessions } from '../bonuses/fixtures.ts'
import { ask, newPlayer, openDeposit, reason } from '../cashier/fixtures.ts'
import { join, password } from '../contracts/fixtures.ts'
import { bonusCodes, rebateCodes } from '../ledger/index.ts'

type World = Awaited<ReturnType<typeof startBonusSite>>
let site: World
/** Money is posted by the database's clock, however far the test's is turned. */
let from: string
beforeAll(async () => {
  site = await startBonusSite()
  await site.platform.settings.writeBrand({ rebateRatesPpm: { RNG: 7_000, LIVE: 3_000, SPORTS: 3_000 } })
  await site.runJob('rebates-daily')
  from = dayBefore(site)
}, 120_000)
afterAll(() => site.stop())

/** Numbers below a bound that are the same in every run. */
function seeded(seed: number): (bound: number) => number {
  let state = seed
  return bound => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

type Member = Awaited<ReturnType<typeof withSessions>>
const step = {
  async bet(random: (bound: number) => number, member: Member) {
    const type = (['RNG', 'LIVE', 'SPORTS'] as const)[random(3)]!
    const stake = (random(4_000) + 1) / 100
    const payout = random(3) === 0 ? (random(9_000) + 1) / 100 : 0
    const bet = await play(site, member, [type, stake.toFixed(2), payout.toFixed(2)])
    if (random(5) === 0) await site.studios[type].rollback(member.sessions[type], `${bet}-back`, bet)
  },
  async reward(_random: unknown, member: Member) {
    const now = site.clock.now().getTime()
    const { id } = await site.desk.call('promotions.save', {
      ...{ code: `CASH-${++promotions}`, kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
      texts: { EN: { title: 'A reward', summary: '', terms: '' } },
      ...{ startsAt: new Date(now - 3_600_000).toISOString(), endsAt: new Date(now + 3_600_000).toISOString() },
      ...{ reward: '8.88', reason: 'For the test' },
    })
    await claimBonus(member, id)
  },
  async bonus(_random: unknown, member: Member) {
    const { bonus } = await member.client.call('promotions.wagering', {})
    if (!bonus) await claimBonus(member, await offerBonus(site, undefined, '40.00', 20))
  },
  async giveUp(_random: unknown, member: Member) {
    const { bonus } = await member.client.call('promotions.wagering', {})
    if (bonus) await member.client.send('promotions.cancelBonus', { id: bonus.id })
  },
  async deposit(random: (bound: number) => number, member: Member) {
    const amount = `${random(400) + 30}.00`
    const { number } = await openDeposit(site, member, amount)
    await site.payments.send(site.payments.notice({ kind: 'deposit_paid', order: number, amount }))
  },
  async withdraw(random: (bound: number) => number, member: Member) {
    const { bonus } = await member.client.call('promotions.wagering', {})
    if (bonus) return
    const answer = await member.client.send('cashier.withdraw', ask(member, `${random(60) + 20}.00`))
    if (!answer.body.success) return
    const { id } = answer.body.value
    if (random(2) === 0) return void (await site.desk.call('cashier.rejectWithdrawal', { id, reason }))
    await site.desk.call('cashier.reviewWithdrawal', { id, reason })
    await site.secondDesk.call('cashier.payWithdrawal', await wholePayout(site.secondDesk, id))
  },
}
let promotions = 0
const steps = ['bet', 'bet', 'bet', 'bet', 'reward', 'bonus', 'giveUp', 'deposit', 'withdraw'] as const

/** Figures of a report in units, by name. */
const unitsOf = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, parseAmount((row as Record<string, string>)[name]!)]))
const sumOf = (rows: readonly object[], names: readonly string[]) =>
  Object.fromEntries(
    names.map(name => [name, rows.reduce((sum, row) => sum + parseAmount((row as Record<string, string>)[name]!), 0n)]),
  )
const money = ['deposits', 'withdrawals', 'turnover', 'validBet', 'payout', 'rebate', 'bonus'] as const
const played = ['turnover', 'validBet', 'payout', 'rebate', 'bonus', 'netWin'] as const

test.each([11, 2_026, 77_003])(
  '[WALK-026] in a random world %i overview, statements, records and movements agree to the unit',
  async seed => {
    const random = seeded(seed)
    site.desk = await site.operator()
    site.secondDesk = await site.operator('desk2')
    const root = await join(site, null, 2)
    const agent = await join(site, root)
    const members: Member[] = []
    for (const upline of [root, agent, agent]) {
      const { code } = await upline.client.call('agents.createAffiliateCode', {})
      members.push(await withSessions(site, await newPlayer(site, '500.00', code)))
    }
    for (let n = 0; n < 36; n++) await step[steps[random(steps.length)]!](random, members[random(members.length)]!)
    const midnight = Math.ceil(site.clock.now().getTime() / dayMs) * dayMs
    site.clock.advance(midnight + 20 * 60_000 + 10_000 - site.clock.now().getTime())
    await countFacts(site, 'rebates-daily')
    const days = { from, to: day(site) }
    const again = async ({ account }: { account: string }) => (await site.visitor()).signIn(account, password)
    const client = await again(root)

    const overview = await client.call('agents.overview', days)
    const statements = await client.call('agents.statements', { ...days, pageSize: 100 })
    expect(sumOf(overview.byDay, [...money, 'netWin'])).toEqual(unitsOf(overview, [...money, 'netWin']))
    expect(sumOf(statements.list, money)).toEqual(unitsOf(statements.total, money))
    expect(unitsOf(overview, money)).toEqual(unitsOf(statements.total, money))
    const { netWin } = unitsOf(overview, ['netWin'])
    const total = unitsOf(statements.total, ['netLoss', 'salary'])
    expect(total.netLoss! + total.salary!).toBe(-netWin!)

    for (const member of members) {
      const row = statements.list.find(({ account }) => account === member.account)!
      const own = await again(member)
      const profit = await own.call('records.profit', days)
      expect(sumOf(profit.rows, played)).toEqual(unitsOf(profit.total, played))
      expect(unitsOf(profit.total, played.slice(0, -1))).toEqual(unitsOf(row, played.slice(0, -1)))
      const { totals } = await own.call('records.bets', days)
      expect([totals.stake, totals.payout]).toEqual([row.turnover, row.payout])
    }

    // Movements are those below the agent: all but what the agent's own row says.
    const below = sumOf(
      statements.list.filter(({ level }) => level > 0),
      money,
    )
    const { byType, list, totals } = await client.call('agents.transactions', { ...days, pageSize: 100 })
    const net = (codes: readonly string[]) =>
      byType.reduce(
        (sum, row) => (codes.includes(row.type) ? sum + parseAmount(row.in) - parseAmount(row.out) : sum),
        0n,
      )
    expect(net(bonusCodes)).toBe(below.bonus)
    expect(net(rebateCodes)).toBe(below.rebate)
    expect(net(['DEPOSIT', 'DEPOSIT_REVERSAL'])).toBe(below.deposits)
    expect(-net(['WITHDRAW_HOLD', 'WITHDRAW_REJECT', 'WITHDRAW_REFUND', 'FEE_REFUND'])).toBe(below.withdrawals)
    const games = ['BET', 'BET_BONUS', 'WIN', 'WIN_BONUS', 'ROLLBACK', 'ROLLBACK_WIN']
    expect(net(games)).toBe(below.payout! - below.turnover!)
    expect(byType.reduce((sum, row) => sum + row.count, 0)).toBe(totals.count)
    expect(list.length).toBe(Math.min(100, totals.count))
    expect(byType.map(({ type }) => type)).toEqual(expect.arrayContaining(['BONUS_GRANT', 'REBATE', 'WITHDRAW_HOLD']))
  },
  120_000,
)

const dayMs = 86_400_000
const dayAt = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)
const day = ({ clock }: TestPlatform) => dayAt(clock.now().getTime())
const dayBefore = ({ clock }: TestPlatform) => dayAt(clock.now().getTime() - dayMs)
