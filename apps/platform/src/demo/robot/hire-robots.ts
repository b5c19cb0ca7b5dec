import { operatorPermissions } from '@baize/api'
import { type Clock, newToken, systemRng } from '@baize/server-kit/outside'
import { createAccount, type Identity } from '../../domains/identity/index.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import { operatorByName } from '../operator-by-name.ts'

/** The names say what they are, in the audit and wherever an operator is named. What is dear takes both. */
export const robotNames = ['demo-robot', 'demo-robot-2'] as const

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
  const robot = { kind: 'operator', agentType: 0, at: clock.now(), permissions: operatorPermissions } as const
  await database.transaction(async tx => {
    for (const username of robotNames) await createAccount(tx, { username, passwordHash, ...robot })
  })
}
