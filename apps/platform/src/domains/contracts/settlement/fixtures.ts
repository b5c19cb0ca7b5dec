import { parseAmount, toWire } from '@baize/money'
import { asOwner, factsReadable, partnerAccount, type SettledBet, type TestPlatform, writeBets } from '@baize/testing'
import { sql } from 'kysely'
import { type Code, houseAccount, type Leg, memberAccount } from '../../ledger/index.ts'
import { act, grantAsHouse, grantSalary, join, type Node, offerDividend } from '../fixtures.ts'

const currency = 'DEMO'
export type Name = 'R' | 'A' | 'B' | 'A1' | 'A2' | 'A3' | 'B1' | 'B2'
export type ContractName = `c${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
export type Tree = Record<Name, Node>

/** Turns the clock to a moment, where it stands: what is stored then has that second however long the machine takes. */
export const turnTo = ({ clock }: TestPlatform, time: string): void => clock.stopAt(new Date(time))

/** How long after its cut-off a window is settled: by then every fact of before it is known. */
const graceMs = 10_000

/** Runs what is due at a moment, once its grace is over. */
export async function tick(site: TestPlatform, time: string): Promise<void> {
  turnTo(site, time)
  site.clock.advance(graceMs)
  await factsReadable(site)
  await site.runJob('contracts-settle')
  await postedByTheClock(site)
}

/** Transfers carry the database's own time, and reports sum by it: moves those posted since to the time of the test. */
export const postedByTheClock = ({ database, clock }: TestPlatform): Promise<void> =>
  asOwner(
    database,
    `set session_replication_role = replica;
    select pg_advisory_xact_lock(1);
    update ledger.transfer set posted_at = '${clock.now().toISOString()}' where posted_at < '2027-01-01'`,
  )

let posted = 0
/** Money from the house to a member, or with a minus the other way, at the time of the test. */
export async function move(site: TestPlatform, { id }: Node, code: Code, amount: string): Promise<void> {
  const units = parseAmount(amount)
  const main = memberAccount(id, 'MAIN', { currency })
  const partner = partnerAccount(code, units > 0n ? 'in' : 'out', currency)
  const [debit, credit] = units > 0n ? [partner, main] : [main, partner]
  await postLegs(site, [{ debit, credit, amountUnits: units > 0n ? units : -units, code }])
}

async function postLegs(site: TestPlatform, legs: Leg[]): Promise<void> {
  const { status } = await site.platform.ledger.post({ key: `example:${++posted}`, legs })
  if (status !== 'ok') throw new Error(`the ledger answered ${status}`)
  await postedByTheClock(site)
}

export const mainOf = async ({ platform }: TestPlatform, { id }: Node): Promise<string> =>
  toWire(await platform.ledger.storedBalance(memberAccount(id, 'MAIN', { currency })))

type Settled = Omit<SettledBet, 'at'>
/** A bet that is settled now, with its money. */
export async function bet(site: TestPlatform, node: Node, settled: Settled, at: string): Promise<void> {
  turnTo(site, at)
  await writeBets(site, node.id, [{ ...settled, at }])
  await move(site, node, 'BET', `-${settled.stake}`)
  const back = settled.status === 'VOID' ? settled.stake : settled.payout
  if (parseAmount(back) > 0n) await move(site, node, settled.status === 'VOID' ? 'ROLLBACK' : 'WIN', back)
}

/** Takes a settled bet back: a negative fact on its day that becomes known now. */
export async function takeBack(site: TestPlatform, { id }: Node, earnedAt: string, at: string): Promise<void> {
  turnTo(site, at)
  await sql`
    insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
      book, currency, bets, stake_units, payout_units, valid_units, earned_at, known_at)
    select provider_code, transaction_id || '-back', bet_transaction_id, member_id, game_code, vendor_code, game_type,
      book, currency, -1, stake_units, payout_units, valid_units, earned_at, ${at}
    from rounds.fact where member_id = ${id} and earned_at = ${earnedAt}`.execute(site.database.kysely)
}

/** Root agent R; A and B below; A1, A2 and A3 below A, B1 and B2 below B; each with nothing in the wallet. */
export async function exampleTree(site: TestPlatform): Promise<Tree> {
  const R = await join(site, null, 2)
  const [A, B] = [await join(site, R), await join(site, R)]
  const [A1, A2, A3] = [await join(site, A), await join(site, A, 0), await join(site, A, 0)]
  const [B1, B2] = [await join(site, B, 0), await join(site, B, 0)]
  const tree = { R, A, B, A1, A2, A3, B1, B2 }
  for (const node of Object.values(tree)) {
    const balance = await mainOf(site, node)
    if (balance !== '0.00') await move(site, node, 'ADJUST', `-${balance}`)
  }
  return tree
}

const step = (rate: string, validBet = '0', netLoss = '0', activeMembers = 0) => ({
  ...{ rate, validBet, netLoss, activeMembers },
})

/** The twelve contracts of the example by their names, in force from now on. */
export async function exampleContracts(
  site: TestPlatform,
  { R, A, B, A1 }: Tree,
): Promise<Record<ContractName, bigint>> {
  const salary = (rate: string, validBet = '0') => [{ rate, validBet }]
  const period = 'SEMIMONTHLY' as const
  const dividend = async (payer: Node, payee: Node, tiers: ReturnType<typeof step>[]) => {
    const { body } = await offerDividend(payer, payee, { period, tiers })
    if (!body.success) throw new Error(String(body.errorCode))
    await act(payee, 'contracts.dividend', 'ACCEPT', body.value.id)
    return body.value
  }
  const house = [
    await grantAsHouse(site, R, { type: 'REALTIME', tiers: salary('0.1') }),
    await grantAsHouse(site, R, { type: 'HOURLY', tiers: salary('0.2', '2000') }),
    await grantAsHouse(site, R, { type: 'DAILY', tiers: salary('1', '10000') }),
    await grantAsHouse(site, R, { type: 'DIVIDEND', period, tiers: [step('20'), step('30', '20000', '5000', 5)] }),
  ] as const
  const granted = {
    c1: house[0],
    c2: await grantSalary(R, B, 'REALTIME', '0.05'),
    c3: house[1],
    c4: await grantSalary(R, A, 'HOURLY', '0.15', '500'),
    c5: house[2],
    c6: await grantSalary(R, A, 'DAILY', '0.8', '5000'),
    c7: await grantSalary(R, B, 'DAILY', '0.6', '5000'),
    c8: await grantSalary(A, A1, 'DAILY', '0.5', '4583.33'),
    c9: house[3],
    c10: await dividend(R, A, [step('10'), step('20', '10000', '1000', 3)]),
    c11: await dividend(R, B, [step('10'), step('15', '5000', '1000', 3)]),
    c12: await dividend(A, A1, [step('5')]),
  }
  return Object.fromEntries(Object.entries(granted).map(([name, { id }]) => [name, BigInt(id)])) as Record<
    ContractName,
    bigint
  >
}

type Event = (site: TestPlatform, tree: Tree, at: string) => Promise<void>
const played =
  (
    name: Name,
    gameType: SettledBet['gameType'],
    [stake, payout, validBet]: [string, string, string],
    status: SettledBet['status'],
  ): Event =>
  (site, tree, at) =>
    bet(site, tree[name], { gameType, stake, payout, validBet, status }, at)
const moved =
  (name: Name, code: Code, amount: string): Event =>
  (site, tree) =>
    move(site, tree[name], code, amount)
/** A withdrawal that arrived: held, paid with its fee, received. */
const withdrew =
  (name: Name, amount: string, fee: string): Event =>
  async (site, tree) => {
    const { id } = tree[name]
    const [main, hold] = [memberAccount(id, 'MAIN', { currency }), memberAccount(id, 'HOLD', { currency })]
    const transit = houseAccount('TRANSIT', { currency })
    const channel = houseAccount('CHANNEL', { currency, qualifier: 'example' })
    const [all, feeUnits] = [parseAmount(amount), parseAmount(fee)]
    await postLegs(site, [
      { debit: main, credit: hold, amountUnits: all, code: 'WITHDRAW_HOLD' },
      { debit: hold, credit: transit, amountUnits: all - feeUnits, code: 'WITHDRAW', suffix: ':pay' },
      {
        ...{ debit: hold, credit: houseAccount('FEE_INCOME', { currency }), amountUnits: feeUnits },
        ...{ code: 'WITHDRAW_FEE', suffix: ':fee' },
      },
      { debit: transit, credit: channel, amountUnits: all - feeUnits, code: 'PAYOUT', suffix: ':receive' },
    ])
  }
const settled: Event = (site, _tree, at) => tick(site, at)

const opening = { R: '0.50', A: '1200.00', B: '2300.00', A1: '6000.00', A2: '5000.00', B1: '9000.00', B2: '150.00' }

/** What happens on the example's day, and when it is settled. */
const day: readonly [time: string, event: Event][] = [
  ['00:20:00', moved('A2', 'REBATE', '12.34')],
  ['07:45:00', moved('A3', 'DEPOSIT', '1100.00')],
  ['08:10:00', moved('A2', 'DEPOSIT', '3000.00')],
  ['09:02:11', played('A1', 'RNG', ['1250.00', '980.50', '1250.00'], 'WON')],
  ['09:04:59.999', played('A1', 'RNG', ['333.33', '0.00', '333.33'], 'LOST')],
  ['09:05:00', settled],
  ['10:05:00', settled],
  ['10:31:00', played('A2', 'LIVE', ['2000.00', '3900.00', '1500.00'], 'WON')],
  ['10:31:00.001', played('A2', 'LIVE', ['500.00', '0.00', '0.00'], 'LOST')],
  ['10:32:30', played('A2', 'SPORTS', ['800.00', '800.00', '0.00'], 'PUSH')],
  ['10:33:05', played('A3', 'SPORTS', ['600.00', '300.00', '300.00'], 'HALF_LOST')],
  ['10:35:00', settled],
  ['11:05:00', settled],
  ['11:59:30', moved('R', 'DEPOSIT', '700.00')],
  ['12:00:00', settled],
  ['13:15:00', played('A', 'LOTT', ['1000.00', '0.00', '1000.00'], 'LOST')],
  ['13:16:40', played('A3', 'FISH', ['450.75', '512.30', '450.75'], 'WON')],
  ['13:17:20', played('B1', 'RNG', ['5000.00', '3210.45', '5000.00'], 'WON')],
  ['13:20:00', settled],
  ['14:00:00', moved('B1', 'REWARD', '50.00')],
  ['14:05:00', settled],
  ['15:00:00', withdrew('B1', '1000.00', '10.00')],
  ['20:00:00', moved('A1', 'MISSION', '5.00')],
  ['21:40:00', played('B1', 'RNG', ['2345.67', '0.00', '2345.67'], 'LOST')],
  ['21:41:10', played('B', 'LIVE', ['1500.00', '2925.00', '1500.00'], 'WON')],
  ['21:44:59.999', played('B2', 'ELOTT', ['99.99', '0.00', '99.99'], 'LOST')],
  ['21:45:00', settled],
  ['21:45:00', played('B', 'PVP', ['700.00', '0.00', '700.00'], 'LOST')],
  ['21:50:00', settled],
  ['22:05:00', settled],
  ['22:05:40', played('R', 'RNG', ['640.10', '120.00', '640.10'], 'WON')],
  ['22:06:30', played('A1', 'RNG', ['3000.00', '0.00', '3000.00'], 'LOST')],
  ['22:07:00', played('B1', 'SPORTS', ['1000.00', '0.00', '0.00'], 'VOID')],
  ['22:08:45', played('A2', 'RNG', ['4321.09', '2100.00', '4321.09'], 'WON')],
  ['22:10:00', settled],
  ['23:05:00', settled],
]

/** Plays and settles the example's day, and pays its daily salaries and the half-month. */
export async function exampleDay(site: TestPlatform, tree: Tree): Promise<void> {
  turnTo(site, '2027-06-15T00:00:00Z')
  for (const [name, amount] of Object.entries(opening)) await move(site, tree[name as Name], 'ADJUST', amount)
  for (const [time, event] of day) {
    const at = `2027-06-15T${time}Z`
    turnTo(site, at)
    await event(site, tree, at)
  }
}
