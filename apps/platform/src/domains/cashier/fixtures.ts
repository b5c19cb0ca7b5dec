import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import {
  byTwo,
  type OperatorClient,
  SamplePayments,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
  wholePayout,
} from '@baize/testing'
import { memberAccount } from '../ledger/index.ts'

export const withdrawalPassword = '482913'
export const password = 'Tables#2026'
export const reason = 'as the statement says'

export interface CashierSite extends TestPlatform {
  payments: SamplePayments
  desk: OperatorClient
  /** Another operator, for what takes two. */
  secondDesk: OperatorClient
}

/** The platform with a payment provider and two operators. */
export async function startCashier(): Promise<CashierSite> {
  const site = await startTestPlatform()
  const [desk, secondDesk] = [await site.operator(), await site.operator('desk2')]
  return { ...site, payments: await SamplePayments.start(site), desk, secondDesk }
}

export interface Player {
  client: TestClient
  id: bigint
  account: string
  /** Payout account at the provider's channel. */
  payoutAccountId: string
}

let numbers = 0
/** A bank account that nobody else has: where a closed member had money paid to, no other one has. */
const nextNumber = () => `0011 ${String(++numbers).padStart(4, '0')} 4455`

/** A member with exactly this money, a withdrawal password and a payout account; below whose code it is, where there is one. */
export async function newPlayer(site: CashierSite, main: string, affiliateCode?: string): Promise<Player> {
  const account = uniqueName()
  const visitor = await site.visitor()
  const words = { username: account, password, confirmPassword: password }
  await visitor.call('members.register', { ...words, ...(affiliateCode ? { affiliateCode } : {}) })
  const client = await (await site.visitor()).signIn(account, password)
  const { id } = await client.call('members.info', {})
  const secret = { newPassword: withdrawalPassword, confirmNewPassword: withdrawalPassword }
  await client.call('security.setWithdrawalPassword', { oldPassword: password, ...secret })
  const payout = {
    channel: site.payments.payoutChannel,
    bank: 'Bank of Samples',
    holder: 'Lan Anh',
    number: nextNumber(),
    withdrawalPassword,
  }
  const { id: payoutAccountId } = await client.call('cashier.addPayoutAccount', payout)
  // As an operator's first review leaves it.
  await site.database.kysely
    .updateTable('cashier.payout_account')
    .set({ holder_checked: true })
    .where('id', '=', BigInt(payoutAccountId))
    .execute()
  await setMain(site, BigInt(id), main)
  return { client, id: BigInt(id), account, payoutAccountId }
}

/** Corrects a member's money to an amount, as two operators would. */
export async function setMain(site: TestPlatform, memberId: bigint, main: string): Promise<void> {
  const { ledger } = site.platform
  const account = memberAccount(memberId, 'MAIN', { currency: 'DEMO' })
  const adjust = { owner: 'house', kind: 'ADJUST', qualifier: '', book: 'REAL', currency: 'DEMO' } as const
  const have = (await ledger.balances(memberId)).find(({ kind }) => kind === 'MAIN')!.units
  const change = BigInt(Math.round(Number(main) * 100)) * 100n - have
  const [debit, credit] = change > 0n ? [adjust, account] : [account, adjust]
  if (change === 0n) return
  const amountUnits = change > 0n ? change : -change
  await ledger.post({ key: `adj:${randomUUID()}`, legs: [{ debit, credit, amountUnits, code: 'ADJUST' }] })
}

/** What the accounts of an order hold, as wire amounts. */
export async function money(site: CashierSite, memberId: bigint) {
  const { ledger } = site.platform
  const balances = await ledger.balances(memberId)
  const of = (kind: string) => toWire(balances.find(balance => balance.kind === kind)?.units ?? 0n)
  const { rows } = await site.database.pool.query<{ kind: string; units: bigint }>(
    `select kind, coalesce(balance, ledger.house_total_of(id)) as units from ledger.account
     where owner_kind = 'house' and (kind in ('TRANSIT', 'FEE_INCOME') or (kind = 'CHANNEL' and qualifier = $1))`,
    [site.payments.payoutChannel],
  )
  const house = (kind: string) => toWire(rows.find(row => row.kind === kind)?.units ?? 0n)
  return {
    main: of('MAIN'),
    hold: of('HOLD'),
    transit: house('TRANSIT'),
    channel: house('CHANNEL'),
    feeIncome: house('FEE_INCOME'),
  }
}

export type Order = ResponseOf<'cashier.withdrawals'>['list'][number]

/** An order as its member sees it now. */
export async function orderOf({ client }: Player, id: string): Promise<Order> {
  const { list } = await client.call('cashier.withdrawals', { pageSize: 50 })
  return list.find(order => order.id === id)!
}

export const ask = ({ payoutAccountId }: Player, amount: string, requestId = randomUUID()) => ({
  payoutAccountId,
  amount,
  withdrawalPassword,
  requestId,
})

/** A withdrawal that was paid just now. */
export async function paidWithdrawal(site: CashierSite, player: Player, amount: string): Promise<Order> {
  const { id } = await player.client.call('cashier.withdraw', ask(player, amount))
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  await site.secondDesk.call('cashier.payWithdrawal', await wholePayout(site.secondDesk, id))
  return orderOf(player, id)
}

/** A deposit order at the provider's channel. */
export const openDeposit = (site: CashierSite, { client }: Player, amount: string) =>
  client.call('cashier.deposit', { channel: site.payments.depositChannel, amount, requestId: randomUUID() })

/** Credits what came for a deposit and differs from what was asked for, which takes two operators. */
export async function approveByTwo(
  { desk, secondDesk }: CashierSite,
  id: string,
  arrivedAmount: string,
  reference?: string,
): Promise<void> {
  const said = { id, arrivedAmount, reason, ...(reference ? { reference } : {}) }
  await byTwo([desk, secondDesk], 'cashier.approveDeposit', said)
}

/** A manual deposit of which its member says that it was paid. */
export async function claimedDeposit({ client }: Player, amount: string) {
  const order = await client.call('cashier.deposit', { channel: 'demo-transfer', amount, requestId: randomUUID() })
  await client.call('cashier.depositPaid', { id: order.id })
  return order
}

/** Titles of a member's messages, newest first. */
export async function inbox({ client }: Player): Promise<string[]> {
  const { content } = await client.call('messages.inbox', { pageSize: 50 })
  return content.map(({ title }) => title)
}
