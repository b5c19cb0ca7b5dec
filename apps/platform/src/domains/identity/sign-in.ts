import type { ResponseOf } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { CookieJar } from '../../kernel/http/handlers.ts'
import type { Clock } from '../../kernel/outside.ts'
import type { Captcha } from './captcha.ts'
import type { Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'
import { usernameKey } from './username-key.ts'

export interface SignInDependencies {
  database: Database
  clock: Clock
  passwords: Passwords
  sessions: Sessions
  throttle: Throttle
  captcha: Captcha
}

export interface SignInInput {
  username: string
  password: string
  captcha?: string | undefined
}

/**
 * Signs in by username and password. Username and password are trimmed, as the form's rules say.
 * @throws ApiError bad_credentials (one text for every wrong pair), captcha_required, captcha_wrong, account_locked,
 * account_blocked, not_member
 */
export async function signIn(
  deps: SignInDependencies,
  input: SignInInput,
  where: { address: string; cookies: CookieJar },
): Promise<ResponseOf<'session.login'>> {
  const { database, clock, passwords, sessions, throttle, captcha } = deps
  const key = usernameKey(input.username.trim())
  const { needsCaptcha } = await throttle.look(key, where.address)
  if (needsCaptcha) await captcha.check(input.captcha, where.cookies)

  const account = await database.kysely
    .selectFrom('identity.account')
    .select(['id', 'kind', 'password_hash', 'status', 'first_signed_in_at'])
    .where('username_key', '=', key)
    .executeTakeFirst()
  if (!(await passwords.matches(input.password.trim(), account?.password_hash ?? null)) || !account) {
    const next = await throttle.fail(key, where.address)
    throw new ApiError('bad_credentials', next.needsCaptcha ? { captcha: true } : {})
  }
  if (account.status === 'blocked') throw new ApiError('account_blocked')
  if (account.kind !== 'member') throw new ApiError('not_member')
  await throttle.forgive(key)

  const at = clock.now()
  const token = await database.transaction(async tx => {
    await tx
      .insertInto('identity.sign_in')
      .values({ account_id: account.id, at, address: where.address })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    if (!account.first_signed_in_at)
      await tx.updateTable('identity.account').set({ first_signed_in_at: at }).where('id', '=', account.id).execute()
    return sessions.open(tx, account.id, where.address, where.cookies)
  })
  return {
    token,
    firstTimeLogin: account.first_signed_in_at === null,
    passwordExpired: false,
    weakPassword: false,
    changeTicket: null,
  }
}
