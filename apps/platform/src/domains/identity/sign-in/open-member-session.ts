import type { ResponseOf } from '@baize/api'
import { newToken } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { devicesOf } from '../contacts/require-unmarked.ts'
import { isLockedOut } from '../locks/locks.ts'
import type { Parts } from '../parts.ts'
import type { Account } from './find-account.ts'
import { refuseOtherSite } from './site-kind.ts'

export interface Where {
  address: string
  host: string
  cookies: CookieJar
}

export interface Proof {
  by: 'password' | 'ticket' | 'sms' | 'firebase' | 'google' | 'facebook' | 'trial'
  /** The password that was typed is the one that accounts are made with. */
  weakPassword?: boolean
  /** Written as the last-user cookie once no change of password is due. */
  rememberAs?: string | null
}

export type SignedIn = ResponseOf<'session.login'>

const dayMs = 86_400_000

/** Opens a session as `openSession` does, for a way to sign in that never asks for another password. */
export const openMemberSession = async (...given: Parameters<typeof openSession>): Promise<SignedIn> =>
  (await openSession(...given)).signedIn

/**
 * The one way in which a proven account gets a session, and whether its password must change. Only a sign-in by password, typed or remembered, can find that
 * the password must change: because it is weak, expired while expiry is on, or was given for one use (ruling 19).
 * @throws ApiError account_blocked, not_agent, not_allowed for a first sign-in to an account that was opened for a member known
 * as one that closed the account
 */
export async function openSession(
  parts: Parts,
  account: Account,
  where: Where,
  proof: Proof,
): Promise<{ signedIn: SignedIn; mustChange: boolean }> {
  const { database, clock, rng, sessions, settings } = parts
  const brand = await settings.recentBrand()
  const at = clock.now()
  if (isLockedOut(account, at)) throw new ApiError('account_blocked')
  refuseOtherSite(brand, where.host, account)

  const weakPassword = proof.weakPassword ?? false
  const passwordAgeMs = at.getTime() - account.password_changed_at.getTime()
  const passwordExpired = passwordAgeMs > brand.passwordExpiryDays * dayMs
  const forced = passwordExpired && (await settings.isOn('PASSWORD_EXPIRY'))
  const byPassword = proof.by === 'password' || proof.by === 'ticket'
  const mustChange = byPassword && (weakPassword || account.password_one_time || forced)
  const rememberAs = mustChange ? (proof.rememberAs ?? null) : null

  // An account that somebody else opened has met no browser of its owner yet.
  if (account.password_one_time && account.first_signed_in_at === null)
    await parts.marks.get()({ devices: devicesOf(where.cookies) }, account.id)

  const changeTicket = proof.by === 'password' ? newToken(rng) : null
  const { token, ended } = await database.transaction(async tx => {
    const how = { mustChange, rememberAs, changeTicket }
    const token = await sessions.open(tx, account.id, where.address, where.cookies, how)
    const ended = brand.singleSession ? await sessions.endAll(tx, account.id, { token }) : []
    const actor = account.id.toString()
    const detail = { by: proof.by, address: where.address }
    await audit(tx, { at, actor, action: 'session.login', subject: actor, detail })
    return { token, ended }
  })
  await sessions.ended(account.id, ended)
  const firstTimeLogin = account.first_signed_in_at === null
  return { signedIn: { token, firstTimeLogin, passwordExpired, weakPassword, changeTicket }, mustChange }
}
