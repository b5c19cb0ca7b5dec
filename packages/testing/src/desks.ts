import type { DemoOperator } from '@baize/platform/demo/operators'
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
export async function byBoth<N extends 'operators.saveRole' | 'operators.create' | 'operators.save'>(
  site: DeskSite,
  name: N,
  payload: Parameters<typeof OperatorClient.prototype.call<N>>[1],
) {
  const { body } = await (await operatorAt(site, 'operator')).send(name, payload)
  if (body.errorCode !== 'second_approval_required') throw new Error(`${name} answered ${body.errorCode}`)
  return (await operatorAt(site, 'operator2')).call(name, payload)
}
