import type { RequestOf, ResponseOf } from '@baize/api'

export type LoginAnswer = ResponseOf<'session.login'>
export type LoginType = NonNullable<RequestOf<'session.login'>['type']>

/** Ways of signing in that know no password, so that none has to be changed. */
const withoutPassword: readonly LoginType[] = ['sms', 'firebase', 'google', 'facebook']

/**
 * True when a sign-in goes to the change of its password before anything else: the password is the default one, or it has
 * expired while the brand asks for new ones.
 */
export function mustChangePassword(
  { weakPassword, passwordExpired }: Pick<LoginAnswer, 'weakPassword' | 'passwordExpired'>,
  type: LoginType,
  expiryIsOn: boolean,
): boolean {
  if (withoutPassword.includes(type)) return false
  return weakPassword || (passwordExpired && expiryIsOn)
}

/** The session flag cpw: the password is the default one or has expired, or this was the first sign-in. */
export const needsPasswordFlag = (
  { firstTimeLogin, passwordExpired, weakPassword }: Omit<LoginAnswer, 'token' | 'changeTicket'>,
  expiryIsOn: boolean,
): boolean => firstTimeLogin || weakPassword || (passwordExpired && expiryIsOn)
