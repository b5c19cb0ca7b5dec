import { type EndpointName, isWaiting, type RequestOf, type ResponseOf } from '@baize/api'
import type { SaidOf } from '@baize/api/cashier-desk'
import { errorText } from '@baize/api/error-texts/index'
import { errors } from '@baize/api/errors'
import type { DemoOperator } from '@baize/platform/demo/operators'
import type { Answer, TestClient, ValueOf } from './client.ts'
import { demoSecrets, OperatorClient, type OperatorSecrets } from './operator-client.ts'
import { uniqueName } from './personas.ts'
import type { DeskName } from './seed-desks.ts'

export type OperatorName = DemoOperator | DeskName

/** A server whose operators sign in. */
export interface DeskSite {
  url: string
  clock?: { now(): Date }
}

const ownPassword = 'Desk#Word#26'
const reason = 'a test needs somebody'
/** Operators who have signed in, by server: a code counts once, so that a test goes on with a session that is open. */
const signedIn = new Map<string, OperatorClient>()

const newClient = ({ url, clock }: DeskSite) => new OperatorClient(url, clock).open()

/** An operator, signed in: one of the demo, or of those whom `seedDesks` made. */
export async function operatorAt(site: DeskSite, name: OperatorName): Promise<OperatorClient> {
  const known = signedIn.get(`${site.url} ${name}`)
  if (known) {
    const client = (await newClient(site)).goOnAs(known)
    if ((await client.send('operators.me', {})).body.success) return client
  }
  const client = await (await newClient(site)).enter(demoSecrets(name))
  signedIn.set(`${site.url} ${name}`, client)
  return client
}

/** What operators that were made here know and have. */
const secretsOf = new Map<string, OperatorSecrets>()

/** A new operator with these roles, signed in with a password of their own and an authenticator that they enrolled. */
export async function newOperator(
  site: DeskSite,
  roles: readonly string[],
  username: string = uniqueName('oper'),
): Promise<OperatorClient> {
  const { password } = await byBoth(site, 'operators.create', { username, roles: [...roles], reason })
  const client = await (await newClient(site)).enter({ username, password, secret: null })
  const { secret } = await client.settle(ownPassword)
  secretsOf.set(`${site.url} ${username}`, { username, password: ownPassword, secret })
  return client
}

/** What an operator knows and has whom `newOperator` made. */
export const secretsAt = (site: DeskSite, username: string): OperatorSecrets =>
  secretsOf.get(`${site.url} ${username}`)!

/** Makes a call that takes both administrators of the demo. */
export const byBoth = async <N extends 'operators.saveRole' | 'operators.create' | 'operators.save'>(
  site: DeskSite,
  name: N,
  payload: RequestOf<N>,
): Promise<ResponseOf<N>> =>
  byTwo([await operatorAt(site, 'operator'), await operatorAt(site, 'operator2')], name, payload)

/** Makes a call as one operator that waits for another one, has them agree, and answers what the call answers. @throws Error where it failed */
export async function byTwo<N extends EndpointName>(
  desks: readonly [TestClient, TestClient],
  name: N,
  payload: SaidOf<N>,
): Promise<ResponseOf<N>> {
  await desks[0].ask(name, payload as RequestOf<N>)
  const { body } = await sendByTwo(desks, name, payload)
  if (!body.success) throw new Error(`${name} came to ${body.errorCode}`)
  return body.value as ResponseOf<N>
}

/** Makes a call as one operator, and has another one agree where it waits for them. Answers as the call itself would have. */
export async function sendByTwo<N extends EndpointName>(
  [first, second]: readonly [TestClient, TestClient],
  name: N,
  payload: SaidOf<N>,
): Promise<Answer<ValueOf<N>>> {
  const sent = await first.send(name, payload as RequestOf<N>)
  const waiting: unknown = sent.body.value
  if (!isWaiting(waiting)) return sent
  const { headers, body } = await second.send('approvals.approve', { id: waiting.approvalId, reason })
  if (!body.success) return { status: 403, headers, body } as never
  const { state, result, refusal, differences, detail } = body.value
  if (state === 'DONE') return { status: 200, headers, body: { ...body, value: result } } as never
  const message = errorText(refusal!, 'EN', { ...detail } as never)
  const value = { ...detail, ...(differences.length > 0 && { differences }) }
  return {
    status: errors[refusal!].status,
    headers,
    body: { success: false, value, message, errorCode: refusal },
  } as never
}
