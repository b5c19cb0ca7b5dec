import type { Language } from '@baize/api'
import { ApiError } from '../../../../kernel/api-error.ts'
import { isLockedOut } from '../../locks/locks.ts'
import type { Parts } from '../../parts.ts'
import { accountById } from '../find-account.ts'
import { openMemberSession, type SignedIn, type Where } from '../open-member-session.ts'
import type { SignInInput } from '../sign-in.ts'
import { tellBlocked } from '../tell-blocked.ts'
import { noteRefusal } from '../throttle/note-refusal.ts'

/**
 * Signs in with the ticket that this browser holds for the username, and replaces it.
 * @throws ApiError bad_credentials for no ticket, an old one, one that was used before, or one of a blocked account
 */
export async function signInByTicket(
  parts: Parts,
  input: SignInInput,
  where: Where & { language: Language },
): Promise<SignedIn> {
  const { database, rememberMe, slider } = parts
  const username = input.username.trim()
  await slider.require(input)
  const redeemed = await rememberMe.redeem(where.cookies, username)
  const account = redeemed && (await accountById(database.kysely, redeemed.accountId))
  if (!redeemed || !account || isLockedOut(account, parts.clock.now())) {
    await rememberMe.forget(where.cookies)
    await noteRefusal(parts, where, 'ticket', account ?? undefined)
    if (account) await tellBlocked(parts, account, where.language)
    throw new ApiError('bad_credentials')
  }
  const signedIn = await openMemberSession(parts, account, where, { by: 'ticket', rememberAs: username })
  if (input.remember) await rememberMe.rememberUser(where.cookies, account.id, username, redeemed.family)
  else await rememberMe.forget(where.cookies)
  return signedIn
}
