import type { InputOf, ResponseOf } from '@baize/api'
import { tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { requireWelcome } from '../addresses/own-addresses.ts'
import type { Parts } from '../parts.ts'
import { deskOf, type From } from '../sessions/desk-cookie.ts'
import { tables } from '../tables.ts'

/**
 * Opens what the command line printed: sets a password, takes away what was proven before, and answers a session that enrols a
 * factor. A link is good once.
 * @throws ApiError invalid_input with the fields' faults, link_expired, account_blocked, not_found from an address that the operator's
 *   list does not name
 */
export async function openLink(
  parts: Parts,
  { link, ...typed }: InputOf<'operators.openLink'>,
  from: From,
): Promise<ResponseOf<'operators.openLink'>> {
  const { clock, database, factors, identity, rng, sessions } = parts
  const at = clock.now()
  const waiting = await tables(database.kysely)
    .selectFrom('operators.enrolment_link')
    .select('operator_id')
    .where('token_hash', '=', tokenHash(link))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (!waiting) throw new ApiError('link_expired')
  const { operator_id: id } = waiting
  const passwordHash = await identity.operatorDoor.firstPassword(typed, id)
  const desk = deskOf(from, rng)
  const token = await database.transaction(async tx => {
    const used = await tables(tx)
      .deleteFrom('operators.enrolment_link')
      .where('token_hash', '=', tokenHash(link))
      .returning('operator_id')
      .executeTakeFirst()
    if (!used) throw new ApiError('link_expired')
    await requireWelcome(tx, id, from.ip)
    await identity.operatorDoor.setPassword(tx, id, passwordHash)
    await factors.forget(tx, id)
    await sessions.endAll(tx, id, 'new-password')
    const token = await sessions.open(tx, id, from, { desk, mustChange: false, isProven: false })
    await identity.operatorDoor.knowBrowser(tx, id, desk)
    const actor = `operator:${id}`
    await audit(tx, { at, actor, action: 'operators.openLink', subject: actor, detail: { address: from.address } })
    return token
  })
  await identity.operatorDoor.forgive(id)
  return { token, enrolling: true }
}
