import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  type CashierSite,
  claimedDeposit,
  newPlayer,
  openDeposit,
  type Player,
  reason,
  startCashier,
} from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const minutes = (count: number) => site.clock.advance(count * 60_000)
const withdraw = async (player: Player, amount: string) =>
  (await player.client.call('cashier.withdraw', ask(player, amount))).number
const numbers = ({ list }: { list: { number: string }[] }) => list.map(({ number }) => number)

test('a queue is read page by page, and what comes or goes meanwhile neither repeats nor hides an order', async () => {
  const player = await newPlayer(site, '0.00')
  const orders = [await claimedDeposit(player, '100.00'), await claimedDeposit(player, '110.00')]
  orders.push(await claimedDeposit(player, '120.00'), await claimedDeposit(player, '130.00'))
  const asked = { account: player.account.toUpperCase(), limit: 2 }
  const first = await site.desk.call('cashier.depositQueue', asked)
  expect([numbers(first), first.about]).toEqual([
    orders.slice(0, 2).map(({ number }) => number),
    { count: 4, exact: true },
  ])
  await site.desk.call('cashier.approveDeposit', {
    ...{ id: orders[0]!.id, arrivedAmount: '100.00', reference: `page-${orders[0]!.id}`, reason },
  })
  const late = await claimedDeposit(player, '140.00')
  const second = await site.desk.call('cashier.depositQueue', { ...asked, cursor: first.next! })
  expect([numbers(second), second.about]).toEqual([orders.slice(2).map(({ number }) => number), null])
  const third = await site.desk.call('cashier.depositQueue', { ...asked, cursor: second.next! })
  expect([numbers(third), third.next]).toEqual([[late.number], null])
  const dear = await site.desk.call('cashier.depositQueue', { account: player.account, sort: '-amount', above: '120' })
  expect(numbers(dear)).toEqual([late.number, orders[3]!.number])
  const both = { account: player.account, state: 'CONFIRMED,REVIEW', sort: '-createdAt' } as const
  expect(numbers(await site.desk.call('cashier.depositQueue', both))).toHaveLength(5)
  const wrong = await site.desk.send('cashier.depositQueue', { ...asked, sort: '-createdAt', cursor: first.next! })
  expect([wrong.status, wrong.body.value?.fields?.[0]?.field]).toEqual([400, 'cursor'])
})

test('corrections say who proposed and who decided', async () => {
  const player = await newPlayer(site, '10.00')
  const propose = { account: player.account, direction: 'up' as const, amount: '1.00', reason }
  const requestId = () => crypto.randomUUID()
  const { id } = await site.desk.call('cashier.proposeCorrection', { ...propose, requestId: requestId() })
  await site.secondDesk.call('cashier.approveCorrection', { id, reason })
  await site.secondDesk.call('cashier.proposeCorrection', { ...propose, requestId: requestId() })
  const list = async (more: object) =>
    (await site.desk.call('cashier.corrections', { account: player.account, state: 'PROPOSED,POSTED', ...more })).list
  expect(await list({})).toMatchObject([
    { change: '1.00', state: 'POSTED', proposedBy: 'desk', decidedBy: 'desk2' },
    { change: '1.00', state: 'PROPOSED', proposedBy: 'desk2', decidedBy: null },
  ])
  expect([await list({ by: 'me' }), await list({ by: 'others' })]).toMatchObject([[{ id }], [{ proposedBy: 'desk2' }]])
})

test('an order says since when it waits; it presses from half of its time on and is overdue after all of it', async () => {
  const player = await newPlayer(site, '500.00')
  const mine = async (more: object = {}) =>
    (await site.desk.call('cashier.withdrawalQueue', { account: player.account, state: 'REQUESTED,REVIEW', ...more }))
      .list
  const number = await withdraw(player, '100.00')
  const levelAfter = async (count: number) => {
    minutes(count)
    return (await mine())[0]!.wait?.level
  }
  const [row] = await mine()
  expect(Date.parse(row!.wait!.dueAt) - Date.parse(row!.waitingSince)).toBe(15 * 60_000)
  expect([await levelAfter(7), await levelAfter(1)]).toEqual(['green', 'amber'])
  expect([await mine({ wait: 'amber' }), await mine({ wait: 'red' })]).toMatchObject([[{ number }], []])
  expect(await levelAfter(7)).toBe('red')
  expect([await mine({ wait: 'amber' }), await mine({ wait: 'red' })]).toMatchObject([[], [{ number }]])
  await site.desk.call('cashier.reviewWithdrawal', { id: number.slice(1), reason })
  expect([await levelAfter(14), await levelAfter(1), await levelAfter(15)]).toEqual(['green', 'amber', 'red'])
  const [reviewed] = await mine()
  expect(reviewed).toMatchObject({ reviewedBy: 'desk', payoutNumber: '... 4455', holder: 'L...' })
  await site.desk.call('cashier.rejectWithdrawal', { id: number.slice(1), reason })
  expect(await mine({ state: 'REJECTED' })).toMatchObject([{ wait: null }])
})

test('money that came after the end of a deposit is a view of its own', async () => {
  const player = await newPlayer(site, '0.00')
  const [inTime, late] = [await openDeposit(site, player, '20.00'), await openDeposit(site, player, '30.00')]
  const paid = (order: string, amount: string) =>
    site.payments.send(site.payments.notice({ kind: 'deposit_paid', order, amount }))
  await paid(inTime.number, '15.00')
  minutes(31)
  await site.runJob('cashier-expire-deposits')
  await paid(late.number, '25.00')
  const lateOnes = await site.desk.call('cashier.depositQueue', { account: player.account, isLate: 'true' })
  expect(lateOnes.list).toMatchObject([{ number: late.number, isLate: true, waitingAmount: '25.00' }])
  const all = await site.desk.call('cashier.depositQueue', { account: player.account })
  expect(all.list.map(row => [row.number, row.isLate])).toEqual([
    [inTime.number, false],
    [late.number, true],
  ])
})

test('a list of payout accounts tells who shares a number, which is found as a whole alone', async () => {
  const [one, other] = [await newPlayer(site, '0.00'), await newPlayer(site, '0.00')]
  const shared = { channel: 'sample-out', bank: 'Bank of Samples', holder: 'Mai Anh', number: '7001-2003-4455' }
  for (const { client } of [one, other])
    await client.call('cashier.addPayoutAccount', { ...shared, withdrawalPassword: '482913' })
  const find = async (more: object) => (await site.desk.call('cashier.accountList', more)).list
  const found = await find({ number: '7001 2003 4455', sort: 'createdAt' })
  expect(found.map(row => [row.account, row.number, row.holder, row.others])).toEqual([
    [one.account, '... 4455', 'M...', 1],
    [other.account, '... 4455', 'M...', 1],
  ])
  expect(await find({ number: '7001 2003' })).toEqual([])
  expect((await find({ account: one.account })).map(row => row.others)).toEqual([1, 0])
  expect((await find({ account: one.account, isShared: 'true' })).map(({ id }) => id)).toEqual([found[0]!.id])
  await one.client.call('cashier.removePayoutAccount', { id: found[0]!.id })
  const removed = await find({ account: one.account, isRemoved: 'true' })
  expect(removed.map(row => [row.id, row.removedAt === null])).toEqual([[found[0]!.id, false]])
})
