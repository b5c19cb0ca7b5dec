import { type Clock, newToken, systemRng } from '@baize/server-kit/outside'
import type { Identity } from '../../domains/identity/index.ts'
import { hire } from '../../domains/operators/index.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import { operatorByName } from '../operator-by-name.ts'

/** The names say what they are, in the audit and wherever an operator is named. What is dear takes both. */
export const robotNames = ['demo-robot', 'demo-robot-2'] as const

/** All who are at a desk in a house; robots make no operators. */
const robotRoles = ['cashier', 'risk', 'support', 'content', 'marketing', 'agents', 'games']

/** When the robots came; null before. */
export const hiredAt = async (database: Database): Promise<Date | null> =>
  (await operatorByName(database, robotNames[0]))?.created_at ?? null

/** Makes the robots' accounts, where there are none yet. */
export async function hireRobots(deps: {
  database: Database
  clock: Clock
  identity: Pick<Identity, 'passwords'>
}): Promise<void> {
  const { database, clock, identity } = deps
  if (await hiredAt(database)) return
  // Nobody knows their password, so that nobody signs in as them.
  const passwordHash = await identity.passwords.hash(newToken(systemRng))
  const robot = { passwordHash, oneTimePassword: false, roles: robotRoles, at: clock.now(), by: null }
  await database.transaction(async tx => {
    for (const username of robotNames) await hire(tx, { username, ...robot })
  })
}
