import { firstEndpoints } from '@baize/api/endpoints/first'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { boot, serverNow } from '../../../shared/api/boot.ts'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { closeDialog, openMessage } from '../../../shared/dialogs/dialog-store.ts'
import type { useText } from '../../../shared/i18n/use-text.ts'
import { enterAsGuest } from '../../../shared/session/session.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Signs in as a trial guest with play money and closes the dialog that asked, or says why that could not be. */
export async function startFreeTrial(t: ReturnType<typeof useText>): Promise<boolean> {
  try {
    await signInAsGuest()
    closeDialog()
    return true
  } catch (error) {
    const text = error instanceof ApiError ? errorText(error, t) : t('error.network')
    openMessage({ title: t('auth.signIn'), text })
    return false
  }
}

/** @throws ApiError as the call does */
async function signInAsGuest(): Promise<void> {
  const { seal } = await import('@baize/client-kit/seal.ts')
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => letters[byte % letters.length]).join('')
  const value = await seal(firstEndpoints['session.freePlay'], random, boot().encryptionKeys, serverNow())
  const os = navigator.userAgent.match(/\((\w+)/)?.[1] ?? 'unknown'
  await enterAsGuest(await call('session.freePlay', { os, platform: 'W', value, version: 3 }))
}
