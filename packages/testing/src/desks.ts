import { operatorPermissions } from '@baize/api/operator-permissions'
import { type DemoOperator, demoPassword } from '@baize/platform/demo/seed-demo'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import type { TestClient } from './client.ts'
import { uniqueName } from './personas.ts'

/** Two operators who may do everything but make operators, as a house's own role lets them. */
const deskNames = ['desk', 'desk2'] as const
type DeskName = (typeof deskNames)[number]
export type OperatorName = DemoOperator | DeskName

interface Site {
  database: EveryDatabase
  visitor(): Promise<TestClient>
}

const ownPassword = 'Desk#Word#26'
const reason = 'a test needs somebody'
const isDesk = (name: OperatorName): name is DeskName => (deskNames as readonly string[]).includes(name)

/** An operator, signed in. Where the database has no desks yet, the demo's administrators make them. */
export async function deskOf(site: Site, name: OperatorName): Promise<TestClient> {
  const signIn = async (password: string) => (await site.visitor()).signInAsOperator(name, password)
  if (!isDesk(name)) return signIn(demoPassword)
  const { kysely } = site.database
  const known = await kysely.selectFrom('identity.account').select('id').where('username', '=', name).executeTakeFirst()
  if (known) return signIn(ownPassword)
  const role = await kysely.selectFrom('operators.role').select('code').where('code', '=', 'desk').executeTakeFirst()
  if (!role) {
    const permissions = operatorPermissions.filter(each => each !== 'operator.edit' && each !== 'role.edit')
    await byBoth(site, 'operators.saveRole', { code: 'desk', permissions, version: 0, reason })
  }
  return newOperator(site, ['desk'], name)
}

/** A new operator with these roles, signed in with a password of their own. */
export async function newOperator(
  site: Pick<Site, 'visitor'>,
  roles: readonly string[],
  username: string = uniqueName('oper'),
): Promise<TestClient> {
  const { password } = await byBoth(site, 'operators.create', { username, roles: [...roles], reason })
  const client = await (await site.visitor()).signInAsOperator(username, password)
  const change = { oldPassword: password, newPassword: ownPassword, confirmNewPassword: ownPassword }
  client.token = (await client.call('operators.changePassword', change)).token
  return client
}

/** Makes a call that takes both administrators of the demo. */
export async function byBoth<N extends 'operators.saveRole' | 'operators.create' | 'operators.save'>(
  site: Pick<Site, 'visitor'>,
  name: N,
  payload: Parameters<typeof TestClient.prototype.call<N>>[1],
) {
  const admin = async (username: string) => (await site.visitor()).signInAsOperator(username, demoPassword)
  const { body } = await (await admin('operator')).send(name, payload)
  if (body.errorCode !== 'second_approval_required') throw new Error(`${name} answered ${body.errorCode}`)
  return (await admin('operator2')).call(name, payload)
}
