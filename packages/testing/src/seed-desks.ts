import { operatorPermissions } from '@baize/api/operator-permissions'
import { demoFactor, demoPassword } from '@baize/platform/demo/operators'
import { type EveryDatabase, everyTable } from '@baize/platform/domains/every-table'
import { hire, type Operators } from '@baize/platform/domains/operators/index'
import type { Clock } from '@baize/server-kit/outside'

const deskNames = ['desk', 'desk2'] as const
export type DeskName = (typeof deskNames)[number]

/** All that an operator may do who makes no operators: whoever does moves no money. */
export const deskPermissions = operatorPermissions.filter(each => each !== 'operator.edit' && each !== 'role.edit')

interface Dependencies {
  database: EveryDatabase
  clock: Clock
  identity: { passwords: { hash(password: string): Promise<string> } }
  operators: Pick<Operators, 'factors'>
}

/**
 * Makes two operators who may do everything but make operators, with the password and the authenticator of the demo's: most tests at
 * a desk need both, and none of what their sign-up takes.
 */
export async function seedDesks({ database, clock, identity, operators }: Dependencies): Promise<void> {
  const passwordHash = await identity.passwords.hash(demoPassword)
  const at = clock.now()
  await database.transaction(async tx => {
    await everyTable(tx)
      .insertInto('operators.role')
      .values({ code: 'desk', permissions: [...deskPermissions], created_at: at })
      .execute()
    for (const username of deskNames) {
      const newcomer = { username, roles: ['desk'], passwordHash, oneTimePassword: false, at, by: null }
      await operators.factors.keep(tx, await hire(tx, newcomer), demoFactor, 'held')
    }
  })
}
