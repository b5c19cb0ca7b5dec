import { StartError } from '@baize/server-kit/database/start-error'
import { type Clock, newToken, type Rng, tokenHash } from '@baize/server-kit/outside'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import type { Identity } from '../../identity/index.ts'
import { holdsFactor } from '../factors/factor-store.ts'
import { tell } from '../notices/notices.ts'
import { nameKey } from '../people/find-operator.ts'
import { hire } from '../people/hire.ts'
import { isAdministrator } from '../people/rules.ts'
import { lockHouse, readStandings, type Standing } from '../people/standing.ts'
import { tables } from '../tables.ts'

const validMs = 30 * 60_000
/** As many as agree on everything else. */
const enough = 2

interface Dependencies {
  database: Database
  clock: Clock
  rng: Rng
  identity: { passwords: Pick<Identity['passwords'], 'hash'> }
}

/**
 * Makes one of the first two administrators of a house from the command line, or lets somebody in again who has none to ask, from
 * any address that the console answers, which everybody is told. Answers what the enrolment link carries: it is good once, for 30 minutes.
 * @param options.recovers there are administrators, or an operator of this name who has signed in
 * @throws StartError `operator_exists` where that was not said; ApiError username_reserved
 */
export async function inviteByCommand(
  deps: Dependencies,
  username: string,
  { recovers }: { recovers: boolean },
): Promise<string> {
  const { database, clock, rng, identity } = deps
  const link = newToken(rng)
  // Nobody knows it: the link sets another.
  const passwordHash = await identity.passwords.hash(newToken(rng))
  await database.transaction(async tx => {
    await lockHouse(tx)
    const at = clock.now()
    const standings = await readStandings(tx)
    const known = standings.find(each => nameKey(each.username) === nameKey(username))
    if (!recovers) await refuseMore(tx, standings, known)
    const newcomer = { username, passwordHash, oneTimePassword: false, roles: ['administrator'], at, by: null }
    const id = known?.id ?? (await hire(tx, newcomer))
    await tables(tx)
      .updateTable('operators.operator')
      .set({ blocked: false, addresses: [] })
      .where('id', '=', id)
      .execute()
    await tables(tx).deleteFrom('operators.enrolment_link').where('operator_id', '=', id).execute()
    const row = { token_hash: tokenHash(link), operator_id: id, expires_at: new Date(at.getTime() + validMs) }
    await tables(tx).insertInto('operators.enrolment_link').values(row).execute()
    if (recovers) await tell(deps, tx, { kind: 'recovered', aboutId: id, whom: standing => standing.id !== id })
    const action = recovers ? 'operators.recover' : 'operators.first'
    await audit(tx, { at, actor: 'command-line', action, subject: `operator:${id}` })
  })
  return link
}

async function refuseMore(tx: Tx, standings: readonly Standing[], known: Standing | undefined): Promise<void> {
  const hasFactor = known !== undefined && (await holdsFactor(tx, known.id))
  const others = standings.filter(each => isAdministrator(each) && each.id !== known?.id)
  if (hasFactor || (known && !isAdministrator(known)) || others.length >= enough)
    throw new StartError(
      'operator_exists',
      'There are operators already: let administrators make others. Where no one is left who can, add --recover, which everybody is told.',
    )
}
