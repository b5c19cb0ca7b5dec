import type { InputOf, ResponseOf } from '@baize/api'
import { tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { requireWelcome } from '../addresses/own-addresses.ts'
import { proveFactor } from '../factors/prove-factor.ts'
import type { Parts } from '../parts.ts'
import { deskOf, type From } from '../sessions/desk-cookie.ts'
import { tables } from '../tables.ts'

/**
 * The second step: a code of the authenticator or one in reserve, for the challenge of the first. Whoever has no authenticator gets
 * a session that can enrol one and do nothing else. A challenge opens one session.
 * @throws ApiError factor_wrong, of a challenge that is unknown, used, over or another browser's too, account_locked, account_blocked,
 * not_found from an address that the operator's list does not name
 */
export async function proveSignIn(
  parts: Parts,
  { challenge, ...typed }: InputOf<'operators.prove'>,
  from: From,
): Promise<ResponseOf<'operators.prove'>> {
  const { clock, database, factors, identity, rng, sessions } = parts
  const desk = deskOf(from, rng)
  const open = () => ({ challenge, desk, at: clock.now() })
  const waiting = await find(database.kysely, open())
  if (!waiting) throw new ApiError('factor_wrong')
  const { operator_id: id, must_change: mustChange } = waiting
  const isProven = await factors.isHeld(database.kysely, id)
  if (isProven) await proveFactor(parts, id, typed)
  const token = await database.transaction(async tx => {
    const used = await tables(tx)
      .deleteFrom('operators.challenge')
      .where('id_hash', '=', tokenHash(challenge))
      .returning('operator_id')
      .executeTakeFirst()
    if (!used) throw new ApiError('factor_wrong')
    await requireWelcome(tx, id, from.ip)
    const token = await sessions.open(tx, id, from, { desk, mustChange, isProven })
    await identity.operatorDoor.knowBrowser(tx, id, desk)
    const by = !isProven ? 'none' : typed.totp === undefined ? 'code' : 'totp'
    const [actor, at] = [`operator:${id}`, clock.now()]
    await audit(tx, { at, actor, action: 'operators.prove', subject: actor, detail: { address: from.address, by } })
    return token
  })
  return { token, enrolling: !isProven, mustChange }
}

const find = (db: Queryable, { challenge, desk, at }: { challenge: string; desk: string; at: Date }) =>
  tables(db)
    .selectFrom('operators.challenge')
    .select(['operator_id', 'must_change'])
    .where('id_hash', '=', tokenHash(challenge))
    .where('desk_hash', '=', tokenHash(desk))
    .where('expires_at', '>', at)
    .executeTakeFirst()
