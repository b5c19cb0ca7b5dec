import type { Language } from '@baize/api'
import { ApiError } from '../../../../kernel/api-error.ts'
import { isLockedOut } from '../../locks/locks.ts'
import type { Parts } from '../../parts.ts'
import { isKnown } from '../../passwords/known/known-passwords.ts'
import { deviceCookie } from '../../sessions/sessions.ts'
import { digitsOfNumber } from '../../sms/phone-number.ts'
import { usernameKey } from '../../username-key.ts'
import { type Account, accountByNumber, accountByUsername } from '../find-account.ts'
import { openSession, type SignedIn, type Where } from '../open-member-session.ts'
import type { SignInInput } from '../sign-in.ts'
import { tellBlocked } from '../tell-blocked.ts'
import { noteRefusal } from '../throttle/note-refusal.ts'

/**
 * Signs in by username, or mobile number, and password. Both are trimmed, as the form's rules say.
 * @throws ApiError bad_credentials (one text for every wrong pair, an operator's and a blocked account's), captcha_required,
 * captcha_wrong, account_locked, slider_required, slider_wrong, not_agent
 */
export async function signInByPassword(
  parts: Parts,
  input: SignInInput,
  where: Where & { language: Language },
): Promise<SignedIn> {
  const { config, passwords, throttle, captcha, slider, rememberMe } = parts
  const typed = input.username.trim()
  const password = input.password.trim()
  const digits = digitsOfNumber(typed)
  // Of names that nobody has, all ways to write one number share their budget.
  const name = digits ? `tel:${digits}` : usernameKey(typed)
  const account = await find(parts, typed, input.countryDialingCode)
  await slider.require(input)
  const tried = await throttle.reserve(
    { accountId: account?.id ?? null, name, address: where.address, device: where.cookies.read(deviceCookie) },
    () => captcha.check(input.captcha, where.cookies),
  )
  const isRight = await passwords.matches(password, account?.password_hash ?? null)
  if (!isRight || !account || isLockedOut(account, parts.clock.now())) {
    await noteRefusal(parts, where, 'password', account)
    if (isRight && account) await tellBlocked(parts, account, where.language)
    throw new ApiError('bad_credentials', tried.needsCaptcha ? { captcha: true } : {})
  }
  await tried.giveBack()
  // Right, but others would try it as soon: it may not stay.
  const weakPassword = password === config.DEFAULT_PASSWORD || isKnown(password)
  const proof = { by: 'password', weakPassword, rememberAs: input.remember ? typed : null } as const
  const { signedIn, mustChange } = await openSession(parts, account, where, proof)
  await rememberMe.forget(where.cookies)
  // A browser is remembered only with a password that may stay.
  if (input.remember && !mustChange) await rememberMe.rememberUser(where.cookies, account.id, typed)
  return signedIn
}

async function find({ database, settings }: Parts, typed: string, dialingCode?: string): Promise<Account | undefined> {
  const byName = await accountByUsername(database.kysely, typed, 'member')
  if (byName || !digitsOfNumber(typed) || !(await settings.isOn('LOGIN_PHONE'))) return byName
  return accountByNumber(database.kysely, typed, dialingCode)
}
