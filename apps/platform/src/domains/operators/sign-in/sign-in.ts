import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { deskCookie, type From } from '../sessions/desk-sessions.ts'
import { tables } from '../tables.ts'

/**
 * Signs an operator in by username and password, under the same throttle as members. A member's account is answered as
 * an unknown one.
 * @throws ApiError bad_credentials, captcha_required, captcha_wrong, account_locked, account_blocked
 */
export async function signInOperator(
  parts: Parts,
  typed: InputOf<'operators.login'>,
  from: From,
): Promise<ResponseOf<'operators.login'>> {
  const { clock, database, identity, sessions } = parts
  const desk = from.cookies.read(deskCookie)
  const { id, isOneTime: mustChange } = await identity.operatorDoor.prove(typed, { ...from, desk })
  const operator = tables(database.kysely).selectFrom('operators.operator').select('blocked').where('id', '=', id)
  if ((await operator.executeTakeFirst())?.blocked !== false) throw new ApiError('account_blocked')
  const token = await database.transaction(async tx => {
    const { token, desk } = await sessions.open(tx, id, from, { mustChange })
    await identity.operatorDoor.knowBrowser(tx, id, desk)
    const [actor, at] = [`operator:${id}`, clock.now()]
    await audit(tx, { at, actor, action: 'operators.login', subject: actor, detail: { address: from.address } })
    return token
  })
  return { token, mustChange }
}
