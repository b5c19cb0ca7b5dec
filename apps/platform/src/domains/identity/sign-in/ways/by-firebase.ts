import { ApiError } from '../../../../kernel/api-error.ts'
import type { Parts } from '../../parts.ts'
import { accountByNumber } from '../find-account.ts'
import { openMemberSession, type SignedIn, type Where } from '../open-member-session.ts'
import type { SignInInput } from '../sign-in.ts'
import { noteRefusal } from '../throttle/note-refusal.ts'

/**
 * Signs in by a number that Firebase has checked.
 * @throws ApiError module_off, not_allowed, sms_required, sms_invalid for a token that does not hold or a number that
 * nobody has, account_blocked, not_agent
 */
export async function signInByFirebase(parts: Parts, input: SignInInput, where: Where): Promise<SignedIn> {
  const { database, firebase, slider, settings } = parts
  await settings.requireOn('FIREBASE_SMS')
  await slider.require(input)
  const number = await firebase.verifyNumber(input.firebaseIdToken)
  const account = await accountByNumber(database.kysely, number.mobileNum, number.dialingCode)
  if (!account) {
    await noteRefusal(parts, where, 'firebase')
    throw new ApiError('sms_invalid')
  }
  return openMemberSession(parts, account, where, { by: 'firebase' })
}
