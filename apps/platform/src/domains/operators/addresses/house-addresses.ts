import type { InputOf, ResponseOf } from '@baize/api'
import { inRanges } from '@baize/server-kit/address-ranges'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { requireTwo } from '../people/find-operator.ts'
import { lockHouse } from '../people/standing.ts'
import { tables } from '../tables.ts'

/** The addresses from which the console answers, as they are stored. */
export const readHouse = (db: Queryable) =>
  tables(db).selectFrom('operators.house').select(['addresses', 'version']).executeTakeFirstOrThrow()

/** The addresses from which the console answers, and the one from which the caller asks. */
export async function listAddresses(
  { database }: Pick<Parts, 'database'>,
  ip: string,
): Promise<ResponseOf<'operators.addresses'>> {
  return { ...(await readHouse(database.kysely)), own: ip }
}

/**
 * Sets the addresses from which the console answers, within a second on every process. Whoever asks and whoever agrees must both be
 * within them, so that nobody closes the console to the people who could open it again.
 * @throws ApiError changed_meanwhile, would_lock_out
 */
export async function saveAddresses(
  parts: Parts,
  { addresses, version, reason }: InputOf<'operators.saveAddresses'>,
  { caller, ip }: { caller: OperatorCaller; ip: string },
): Promise<null> {
  const { database, clock } = parts
  const wanted = [...new Set(addresses)]
  requireWithin(wanted, ip)
  const known = await readHouse(database.kysely)
  const change = { before: { addresses: known.addresses }, after: { addresses: wanted } }
  await requireTwo(parts, { ...change, isCurrent: known.version === version }, caller)
  await database.transaction(async tx => {
    await lockHouse(tx)
    if ((await readHouse(tx)).version !== version) throw new ApiError('changed_meanwhile')
    await writeHouse(tx, wanted)
    await audit(tx, {
      ...{ action: 'operators.saveAddresses', subject: 'console', at: clock.now(), actor: operatorActor(caller) },
      ...{ detail: { reason }, ...change },
    })
  })
  return null
}

/** Writes the addresses from which the console answers. */
export async function writeHouse(tx: Queryable, addresses: string[]): Promise<void> {
  await tables(tx)
    .updateTable('operators.house')
    .set(row => ({ addresses, version: row('version', '+', 1) }))
    .execute()
}

/** Refuses a list that would shut out whoever writes it. @throws ApiError would_lock_out */
export function requireWithin(addresses: readonly string[], ip: string): void {
  if (!isAllowed(addresses, ip)) throw new ApiError('would_lock_out')
}

/** True where a list lets an address in: an empty one lets in every address. */
export const isAllowed = (addresses: readonly string[], ip: string): boolean =>
  addresses.length === 0 || inRanges(ip, addresses)
