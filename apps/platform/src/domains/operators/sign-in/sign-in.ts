import type { InputOf, ResponseOf } from '@baize/api'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { audit } from '../../../kernel/audit/audit.ts'
import { requireWelcome } from '../addresses/own-addresses.ts'
import type { Parts } from '../parts.ts'
import { deskOf, type From } from '../sessions/desk-cookie.ts'
import { tables } from '../tables.ts'

const validMs = 5 * 60_000

/**
 * The first step of an operator's sign-in: username and password, under the same throttle as members. A member's account is answered
 * as an unknown one. The challenge is good for five minutes in this browser. From an address that
 * the operator's list does not name, every password is a wrong one.
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
  // Said as of a wrong password, so that nobody learns elsewhere that it was right.
  await requireWelcome(database.kysely, id, from.ip, 'bad_credentials')
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
