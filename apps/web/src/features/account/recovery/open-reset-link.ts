import { ApiError } from '@baize/client-kit/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { openDialog, openMessage } from '../../../shared/dialogs/dialog-store.ts'
import type { useText } from '../../../shared/i18n/use-text.ts'

/** Opens the change of password by a mailed link, or says that the link is good no more and offers another. */
export async function openResetLink(resetToken: string, t: ReturnType<typeof useText>): Promise<void> {
  try {
    await call('members.checkResetLink', { resetToken })
  } catch (error) {
    // A link that could not be asked about may be good: its form says so in the end.
    if (error instanceof ApiError && error.code === 'link_expired')
      return openMessage({
        title: t('password.title'),
        text: errorText(error, t),
        buttonLabel: t('auth.forgot'),
        onConfirm: () => openDialog({ kind: 'forgot' }),
      })
  }
  openDialog({ kind: 'changePassword', resetToken })
}
