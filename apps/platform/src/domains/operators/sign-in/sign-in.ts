import type { InputOf, ResponseOf } from '@baize/api'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { deskOf, type From } from '../sessions/desk-cookie.ts'
import { tables } from '../tables.ts'

const validMs = 5 * 60_000

/**
 * The first step of an operator's sign-in: username and password, under the same throttle as members. A member's account is answered
 * as an unknown one. The challenge is good for five minutes in this browser.
 * @throws ApiError bad_credentials, captcha_required, captcha_wrong, account_locked, account_blocked
 */
export async function signInOperator(
  parts: Parts,
  typed: InputOf<'operators.login'>,
  from: From,
): Promise<ResponseOf<'operators.login'>> {
  const { clock, database, factors, identity, rng } = parts
  const desk = deskOf(from, rng)
  const { id, isOneTime } = await identity.operatorDoor.prove(typed, { ...from, desk })
  const operator = tables(database.kysely).selectFrom('operators.operator').select('blocked').where('id', '=', id)
  if ((await operator.executeTakeFirst())?.blocked !== false) throw new ApiError('account_blocked')
  const [challenge, at, actor] = [newToken(rng), clock.now(), `operator:${id}`]
  await database.transaction(async tx => {
    await tables(tx)
      .insertInto('operators.challenge')
      .values({
        ...{ id_hash: tokenHash(challenge), operator_id: id, desk_hash: tokenHash(desk), must_change: isOneTime },
        expires_at: new Date(at.getTime() + validMs),
      })
      .execute()
    await audit(tx, { at, actor, action: 'operators.login', subject: actor, detail: { address: from.address } })
  })
  return { challenge, methods: (await factors.isHeld(database.kysely, id)) ? ['totp', 'code'] : [] }
}
