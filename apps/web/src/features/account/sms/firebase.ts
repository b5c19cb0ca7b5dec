import type { ErrorCode, Language, Permission } from '@baize/api'
import { errorText } from '@baize/api/error-texts/index'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { deleteApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { localeTag } from '../../../shared/i18n/language.ts'

export type FirebaseProject = NonNullable<Permission['info']['social']['firebase']>

export interface AskedNumber {
  mobileNum: string
  countryDialingCode: string
}

/** A code on its way to a number. */
export interface SentCode {
  /**
   * A token that vouches for the number, anew each time, since a server takes each once.
   * @throws ApiError sms_invalid, sms_expired, sms_too_many, unavailable, network
   */
  proof(code: string): Promise<string>
}

const refusals: Record<string, ErrorCode | 'network'> = {
  'auth/invalid-phone-number': 'phone_invalid',
  'auth/missing-phone-number': 'phone_invalid',
  'auth/too-many-requests': 'sms_too_many',
  'auth/quota-exceeded': 'sms_too_many',
  'auth/invalid-verification-code': 'sms_invalid',
  'auth/missing-verification-code': 'sms_invalid',
  'auth/code-expired': 'sms_expired',
  'auth/network-request-failed': 'network',
}

/**
 * Has Firebase send a code by text message. Nothing of it is kept beyond this page.
 * @throws ApiError phone_invalid, sms_too_many, unavailable, network
 */
export async function sendByFirebase(
  { isSample, ...options }: FirebaseProject,
  { mobileNum, countryDialingCode }: AskedNumber,
  language: Language,
): Promise<SentCode> {
  const refuse = (code: ErrorCode | 'network'): ApiError =>
    new ApiError(code, code === 'network' ? '' : errorText(code, language))
  const inOurWords = (error: unknown): never => {
    throw refuse(refusals[String((error as { code?: unknown }).code)] ?? 'unavailable')
  }

  const number = parsePhoneNumberFromString(mobileNum, { defaultCallingCode: countryDialingCode })
  if (!number) throw refuse('phone_invalid')
  const app = initializeApp(options, crypto.randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  auth.languageCode = localeTag(language)
  if (isSample) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  const sent = await withVerifier(auth, verifier => signInWithPhoneNumber(auth, number.number, verifier)).catch(
    async error => {
      await deleteApp(app)
      return inOurWords(error)
    },
  )
  let checked: { code: string } | null = null
  return {
    async proof(code) {
      try {
        if (checked?.code === code) return await auth.currentUser!.getIdToken(true)
        const { user } = await sent.confirm(code)
        checked = { code }
        return await user.getIdToken()
      } catch (error) {
        return inOurWords(error)
      }
    },
  }
}

/** Firebase wants to know that no robot asks; its check draws into the page only when it doubts. */
async function withVerifier<T>(auth: Auth, use: (verifier: RecaptchaVerifier) => Promise<T>): Promise<T> {
  const container = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' })
  try {
    return await use(verifier)
  } finally {
    verifier.clear()
    container.remove()
  }
}
