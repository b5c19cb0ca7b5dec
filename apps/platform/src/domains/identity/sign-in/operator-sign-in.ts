import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { deviceCookie } from '../sessions/sessions.ts'
import { usernameKey } from '../username-key.ts'
import { accountByUsername } from './find-account.ts'
import type { Where } from './open-member-session.ts'
import { noteRefusal } from './throttle/note-refusal.ts'

/**
 * Signs an operator in by username and password, under the same throttle as members. A member's account is answered as
 * an unknown one.
 * @throws ApiError bad_credentials, captcha_required, captcha_wrong, account_locked, account_blocked
 */
export async function signInOperator(
  parts: Parts,
  { username, password, captcha }: InputOf<'operators.login'>,
  where: Where,
): Promise<ResponseOf<'operators.login'>> {
  const { clock, database, passwords, sessions, throttle } = parts
  const account = await accountByUsername(database.kysely, username.trim(), 'operator')
  const [name, device] = [usernameKey(username.trim()), where.cookies.read(deviceCookie)]
  const tried = await throttle.reserve({ accountId: account?.id ?? null, name, address: where.address, device }, () =>
    parts.captcha.check(captcha, where.cookies),
  )
  if (!(await passwords.matches(password, account?.password_hash ?? null)) || !account) {
    await noteRefusal(parts, where, 'password', account)
    throw new ApiError('bad_credentials', tried.needsCaptcha ? { captcha: true } : {})
  }
  await tried.giveBack()
  if (account.status === 'blocked') throw new ApiError('account_blocked')
  const mustChange = account.password_one_time
  const token = await database.transaction(async tx => {
    const token = await sessions.open(tx, account.id, where.address, where.cookies, { mustChange })
    const [actor, at] = [`operator:${account.id}`, clock.now()]
    await audit(tx, { at, actor, action: 'operators.login', subject: actor, detail: { address: where.address } })
    return token
  })
  return { token, mustChange }
}
