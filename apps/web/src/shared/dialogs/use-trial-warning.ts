import { guestType } from '@baize/api'
import { withLateTexts } from '../i18n/language.ts'
import { useText } from '../i18n/use-text.ts'
import { signOut } from '../session/session.ts'
import { sessionStore } from '../session/session-store.ts'
import { openDialog, openMessage } from './dialog-store.ts'

const toRegistration = () => void signOut().then(() => openDialog({ kind: 'register' }))

/**
 * Tells that this needs an account of one's own with access to it. Confirming ends the trial of a guest and opens
 * registration; members keep their session.
 */
export function useTrialWarning(): () => void {
  const t = useText()
  const tell = () =>
    openMessage({
      title: t('auth.trialTitle'),
      text: t('in_need_true_account'),
      buttonLabel: t('in_increase_submit'),
      ...(sessionStore.getState().member?.type === guestType && { onConfirm: toRegistration }),
    })
  return () => void withLateTexts(Promise.resolve()).then(tell, tell)
}
