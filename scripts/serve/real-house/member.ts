import { randomUUID } from 'node:crypto'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { TestClient, uniqueName, withdrawalPassword } from '@baize/testing'

const password = 'Tables#2026'

export interface Member {
  username: string
  client: TestClient
  /** What the member may play with, in the brand's currency. */
  balance(): Promise<number>
}

/** Somebody who registers at a process of a house. `sight` is its database, in which the gap of a puzzle stands. */
export async function newMember(url: string, sight: EveryDatabase): Promise<Member> {
  const username = uniqueName()
  const client = await new TestClient(url).open()
  const form = { username, password, confirmPassword: password, ...(await solved(client, sight)) }
  client.token = (await client.call('members.register', form)).token
  return memberOf(client, username)
}

/** The same person again, at another process or another house. */
export async function sameMember(url: string, sight: EveryDatabase, { username }: Member): Promise<Member> {
  const client = await new TestClient(url).open()
  const form = { username, password, type: 'username' as const, ...(await solved(client, sight)) }
  client.token = (await client.call('session.login', form)).token
  return memberOf(client, username)
}

const memberOf = (client: TestClient, username: string): Member => ({
  ...{ client, username },
  balance: async () => Number((await client.call('wallet.balance', {})).sumBalance),
})

/** The puzzle that guards the doors of a house with real money, as eyes and a hand solve it. */
async function solved(client: TestClient, { kysely }: EveryDatabase) {
  const { challengeId } = await client.call('slider.draw', {})
  const newest = kysely.selectFrom('identity.slider_puzzle').select('gap_px').orderBy('expires_at', 'desc').limit(1)
  const { gap_px: offset } = await newest.executeTakeFirstOrThrow()
  return { challengeId, ...(await client.call('slider.check', { challengeId, offset })) }
}

/** Orders a deposit by bank and says that it was paid. Answers the order. */
export async function paidIn({ client }: Member, amount: string) {
  const order = await client.call('cashier.deposit', { channel: 'bank-in', amount, requestId: randomUUID() })
  await client.call('cashier.depositPaid', { id: order.id })
  return order
}

/** Asks for money, to an account of the member's own. Answers the order. */
export async function askedOut({ client }: Member, amount: string) {
  const secret = { newPassword: withdrawalPassword, confirmNewPassword: withdrawalPassword }
  await client.call('security.setWithdrawalPassword', { oldPassword: password, ...secret })
  const account = { channel: 'bank-out', bank: 'Bank of Examples', holder: 'Lan Anh', number: '0011 2233 4455' }
  const { id } = await client.call('cashier.addPayoutAccount', { ...account, withdrawalPassword })
  return client.call('cashier.withdraw', { payoutAccountId: id, amount, withdrawalPassword, requestId: randomUUID() })
}
