import { signOut } from '../session/session.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { openDialog, openMessage } from './dialog-store.ts'

/** Tells a trial guest that this needs an account of one's own; confirming ends the trial and opens registration. */
export function useTrialWarning(): () => void {
  const t = useText()
  return () =>
    openMessage({
      title: t('auth.trialTitle'),
      text: t('in_need_true_account'),
      buttonLabel: t('in_increase_submit'),
      onConfirm: () => void signOut().then(() => openDialog({ kind: 'register' })),
    })
}
