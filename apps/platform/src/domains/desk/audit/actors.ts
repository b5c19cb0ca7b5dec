import { isIP } from 'node:net'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { shownAddress } from '../../../kernel/masking/shown-address.ts'
import { memberByName, usernamesOf } from '../../identity/index.ts'
import { readStandings } from '../../operators/index.ts'

/** Operators stand in the audit as `operator:7`, members by their bare id. */
const accountForm = /^(?:operator:)?(\d{1,18})$/
const idOf = (actor: string): bigint | null => {
  const read = accountForm.exec(actor)
  return read ? BigInt(read[1]!) : null
}

/** How the audit may name whom an operator typed: an operator or a member by username, else the text itself. */
export async function actorsNamed(db: Queryable, typed: string): Promise<string[]> {
  const key = typed.trim().toLowerCase()
  const [standings, member] = await Promise.all([readStandings(db), memberByName(db, key)])
  const operators = standings.filter(({ username }) => username.toLowerCase() === key).map(({ id }) => `operator:${id}`)
  return [...operators, ...(member === null ? [] : [member.toString()]), typed.trim()]
}

/** Says the name of every actor as this operator may read it. */
export async function namesOfActors(
  db: Queryable,
  actors: readonly string[],
  caller: OperatorCaller,
): Promise<(actor: string) => string> {
  const names = await usernamesOf(db, [...new Set(actors.flatMap(actor => idOf(actor) ?? []))])
  return actor => names.get(idOf(actor) ?? -1n) ?? (isIP(actor) ? shownAddress(caller, actor) : actor)
}
