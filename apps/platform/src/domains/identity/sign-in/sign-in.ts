import type { InputOf, Language } from '@baize/api'
import type { Parts } from '../parts.ts'
import { signInBySocial } from '../social/social-sign-in.ts'
import type { SignedIn, Where } from './open-member-session.ts'
import { signInByFirebase } from './ways/by-firebase.ts'
import { signInByPassword } from './ways/by-password.ts'
import { signInBySms } from './ways/by-sms.ts'
import { signInByTicket } from './ways/by-ticket.ts'

export type SignInInput = InputOf<'session.login'>

/** Signs in by what the type names. Each way has its own switch, and all share the slider's. */
export async function signIn(
  parts: Parts,
  input: SignInInput,
  where: Where & { language: Language },
): Promise<SignedIn> {
  switch (input.type) {
    case 'username':
      return input.ticket ? signInByTicket(parts, input, where) : signInByPassword(parts, input, where)
    case 'sms':
      return signInBySms(parts, input, where)
    case 'firebase':
      return signInByFirebase(parts, input, where)
    case 'google':
    case 'facebook':
      return signInBySocial(parts, input, where, input.type)
  }
}
