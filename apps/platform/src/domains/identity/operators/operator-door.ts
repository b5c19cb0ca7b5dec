import { tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import type { Parts } from '../parts.ts'
import { proveSignIn, signInHash } from '../passwords/prove-sign-in.ts'
import { checkNewPassword, refuseOwnNames, writePassword } from '../passwords/set-password.ts'
import { accountByUsername } from '../sign-in/find-account.ts'
import { noteRefusal } from '../sign-in/throttle/note-refusal.ts'
import { tables } from '../tables.ts'
import { usernameKey } from '../username-key.ts'

/** Name and password that are typed at the door of operators. */
interface Typed {
  username: string
  password: string
  captcha?: string | undefined
}

/** Where it is typed: the network, and what the browser is known by. */
interface At {
  address: string
  cookies: CookieJar
  desk: string | null
}

interface NewPassword {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

/** Passwords of operators, under the same throttle as those of members. What an operator may do once inside is not known here. */
export const createOperatorDoor = (parts: Parts) => ({
  /**
   * The operator whom a username and its password belong to, and whether the password was given by somebody else.
   * @throws ApiError bad_credentials, of a member too, captcha_required, captcha_wrong, account_locked, too_many_requests
   */
  async prove({ username, password, captcha }: Typed, where: At): Promise<{ id: bigint; isOneTime: boolean }> {
    const account = await accountByUsername(parts.database.kysely, username.trim(), 'operator')
    const of = { accountId: account?.id ?? null, name: usernameKey(username.trim()) }
    const tried = await parts.throttle.reserve({ ...of, address: where.address, device: where.desk }, () =>
      parts.captcha.check(captcha, where.cookies),
    )
    if (!(await parts.passwords.matches(password, account?.password_hash ?? null)) || !account) {
      await noteRefusal(parts, where, 'password', account)
      throw new ApiError('bad_credentials', tried.needsCaptcha ? { captcha: true } : {})
    }
    await tried.giveBack()
    return { id: account.id, isOneTime: account.password_one_time }
  },

  /** Gives the browser tries of its own at this operator's password. */
  async knowBrowser(db: Queryable, operatorId: bigint, desk: string): Promise<void> {
    const at = parts.clock.now()
    await tables(db)
      .insertInto('identity.known_device')
      .values({ account_id: operatorId, device_hash: tokenHash(desk), seen_at: at })
      .onConflict(conflict => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: at }))
      .execute()
  },

  /** The hash of a first password of one's own. @throws ApiError invalid_input with the fields' faults */
  async firstPassword(typed: Omit<NewPassword, 'oldPassword'>, operatorId: bigint): Promise<string> {
    await checkNewPassword(parts, typed)
    await refuseOwnNames(parts, operatorId, typed.newPassword)
    return parts.passwords.hash(typed.newPassword)
  },

  /**
   * The hash of a new password of one's own, once the old one was proven. Five tries in 15 minutes a session.
   * @throws ApiError invalid_input with the fields' faults, old_password_wrong, account_locked
   */
  async newPassword(typed: NewPassword, { operatorId, sessionId }: { operatorId: bigint; sessionId: string }) {
    await checkNewPassword(parts, typed)
    await refuseOwnNames(parts, operatorId, typed.newPassword)
    const hash = await signInHash(parts, operatorId)
    // Sessions of members are counted by the same names.
    const proving = { accountId: operatorId, sessionId: `desk:${sessionId}` }
    await proveSignIn(parts, proving, { typed: typed.oldPassword, field: 'oldPassword', hash })
    if (await parts.passwords.matches(typed.newPassword, hash))
      throw new ApiError('invalid_input', { faults: [{ field: 'newPassword', fault: 'same_password' }] })
    return parts.passwords.hash(typed.newPassword)
  },

  /** Proves the password once more in an open session. Five tries in 15 minutes. @throws ApiError old_password_wrong, account_locked */
  async proveAgain(password: string, { operatorId, sessionId }: { operatorId: bigint; sessionId: string }) {
    const hash = await signInHash(parts, operatorId)
    const proving = { accountId: operatorId, sessionId: `desk:${sessionId}` }
    await proveSignIn(parts, proving, { typed: password, field: 'password', hash })
  },

  /** Reserves a try at something else that only the operator knows. Five in 15 minutes. @throws ApiError account_locked */
  reserveTry: (operatorId: bigint, which: string) => parts.throttle.reserveInSession(operatorId, which),

  /** Writes a password of the operator's own. */
  setPassword: (tx: Tx, operatorId: bigint, passwordHash: string): Promise<void> =>
    writePassword(parts, tx, operatorId, passwordHash),

  /** Writes a password that somebody else gave, and that must be changed. */
  async giveOneTime(tx: Tx, operatorId: bigint, passwordHash: string): Promise<void> {
    await writePassword(parts, tx, operatorId, passwordHash)
    await tables(tx)
      .updateTable('identity.account')
      .set({ password_one_time: true })
      .where('id', '=', operatorId)
      .execute()
  },

  /** Forgives all tries at an operator whose password is new. */
  forgive: (operatorId: bigint): Promise<void> => parts.throttle.forgive(operatorId),
})
export type OperatorDoor = ReturnType<typeof createOperatorDoor>
