import type { RequestOf } from '@baize/api'
import { byTwo, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'

export const password = 'Tables#2026'

export interface Node {
  id: bigint
  account: string
  client: TestClient
}

/** A member of the tree, signed in; an agent unless told otherwise. */
export async function join(site: TestPlatform, upline: Node | null = null, agentType: 0 | 1 | 2 = 1): Promise<Node> {
  const account = uniqueName()
  const passwordHash = await site.platform.identity.passwords.hash(password)
  const place = { uplineId: upline?.id ?? null, inviterId: null }
  const id = await site.platform.members.create({ username: account, passwordHash, agentType, language: 'EN', place })
  return { id, account, client: await (await site.visitor()).signIn(account, password) }
}

export const salaryRows = {
  DAILY: 'contracts.dailySalary',
  HOURLY: 'contracts.hourlySalary',
  REALTIME: 'contracts.realtimeSalary',
} as const
export type SalaryType = keyof typeof salaryRows

export const offerSalary = (payer: Node, payee: Node, type: SalaryType, rate: string, betAmount = '0') =>
  payer.client.send(salaryRows[type], { action: 'OFFER', account: payee.account, betAmount, rate })

export const offerDividend = (
  payer: Node,
  payee: Node,
  terms: Pick<RequestOf<'contracts.dividend'>, 'period' | 'tiers'>,
) => payer.client.send('contracts.dividend', { action: 'OFFER', account: payee.account, ...terms })

type Row = (typeof salaryRows)[SalaryType] | 'contracts.dividend'

/** Takes a contract on by one of its sides: status and error code, or status and the state that it came to. */
export async function act(
  by: Node,
  row: Row,
  action: 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'TERMINATE',
  contractId: string,
): Promise<[status: number, outcome: string | null]> {
  const { status, body } = await by.client.send(row, { action, contractId })
  return [status, body.success ? body.value.state : body.errorCode]
}

/** A salary contract that runs. */
export async function grantSalary(payer: Node, payee: Node, type: SalaryType, rate: string, betAmount = '0') {
  const { body } = await offerSalary(payer, payee, type, rate, betAmount)
  if (!body.success) throw new Error(`no offer was made: ${body.errorCode}`)
  const [, state] = await act(payee, salaryRows[type], 'ACCEPT', body.value.id)
  if (state !== 'ACTIVE') throw new Error(`the offer was not accepted: ${state}`)
  return body.value
}

/** Two operators, for what waits for the other one. */
export const bothDesks = async (site: TestPlatform): Promise<[TestClient, TestClient]> => [
  await site.operator(),
  await site.operator('desk2'),
]

/** A contract of the house with a root agent that runs. */
export async function grantAsHouse(
  site: TestPlatform,
  payee: Node,
  terms: Omit<RequestOf<'contracts.offerAsHouse'>, 'account' | 'reason'>,
) {
  const asked = { account: payee.account, ...terms, reason: 'as agreed' }
  const offer = await byTwo(await bothDesks(site), 'contracts.offerAsHouse', asked)
  const row = terms.type === 'DIVIDEND' ? 'contracts.dividend' : salaryRows[terms.type]
  const [, state] = await act(payee, row, 'ACCEPT', offer.id)
  if (state !== 'ACTIVE') throw new Error(`the offer was not accepted: ${state}`)
  return offer
}
