import type { RequestOf } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { call } from '../api/call.ts'
import type { Texts } from '../i18n/use-text.ts'

/** Tells if this browser can ask a device for a key. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** A person who closed the browser's own dialog, or a device that has no key, is no fault: both are said in our words. */
async function asked<T>(work: () => Promise<T>, t: Texts): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw error
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    throw new ApiError('factor_wrong', t(isKnown ? 'passkey.known' : 'passkey.declined'))
  }
}

/** Has a device sign that its owner is there, for a sign-in or a fresh proof. @throws ApiError where nobody agreed to it */
export function signWithPasskey(t: Texts): Promise<RequestOf<'operators.provePasskey'>> {
  return asked(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { challenge, options } = await call('operators.passkeyOptions', {})
    const signed = await startAuthentication({ optionsJSON: options as never })
    return { challenge, signed: signed as RequestOf<'operators.provePasskey'>['signed'] }
  }, t)
}

/** Has a device make a key for this operator. Answers the codes in reserve that came with the first factor. */
export function makePasskey(name: string, t: Texts): Promise<string[]> {
  return asked(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { challenge, options } = await call('operators.enrolPasskey', {})
    const made = await startRegistration({ optionsJSON: options as never })
    const taken = { challenge, made: made as RequestOf<'operators.addPasskey'>['made'], name }
    return (await call('operators.addPasskey', taken)).codes
  }, t)
}
