import { StartError } from '@baize/server-kit/database/start-error'
import { type Clock, newToken, type Rng } from '@baize/server-kit/outside'
import { everyTable } from './domains/every-table.ts'
import type { Identity } from './domains/identity/index.ts'
import { hire } from './domains/operators/index.ts'
import { audit } from './kernel/audit/audit.ts'
import type { Database } from './kernel/database/open-database.ts'

interface Dependencies {
  database: Database
  clock: Clock
  rng: Rng
  identity: Pick<Identity, 'passwords'>
}

/**
 * Makes the first operator of a deployment, an administrator, and answers its one-time password, which is nowhere
 * else. Where there is an operator already, operators make operators.
 * @throws StartError `operator_exists`
 */
export async function createFirstOperator(deps: Dependencies, username: string): Promise<string> {
  const { database, clock, rng, identity } = deps
  const password = newToken(rng)
  const passwordHash = await identity.passwords.hash(password)
  await database.transaction(async tx => {
    const known = everyTable(tx).selectFrom('operators.operator').select('id')
    if (await known.executeTakeFirst())
      throw new StartError('operator_exists', 'There is an operator already: let that one make others.')
    const at = clock.now()
    const roles = ['administrator']
    const id = await hire(tx, { username, passwordHash, oneTimePassword: true, roles, at, by: null })
    await audit(tx, { at, actor: 'command-line', action: 'operators.first', subject: `operator:${id}` })
  })
  return password
}
