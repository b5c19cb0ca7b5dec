import { Button } from '@baize/ui/button.tsx'
import { Dialog } from '@baize/ui/dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { closeDialog } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { signOut } from '../../shared/session/session.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { RememberMe } from './login/remember-me.tsx'
import { rememberedHere } from './login/remembered.ts'

/** Asks before signing out, and on a browser that remembers the member, if it shall go on. */
export default function SignOutDialog() {
  const t = useText()
  const navigate = useNavigate()
  const account = useSession(state => state.member?.account) ?? ''
  const [isRemembered] = useState(() => rememberedHere() !== null)
  const [stayKnown, setStayKnown] = useState(false)
  const [busy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    if (busy) return
    setBusy(true)
    await signOut({ stayKnown })
    closeDialog()
    await navigate({ to: '/' })
  }

  return (
    <Dialog
      title={t('account.signOut')}
      closeLabel={t('action.close')}
      onClose={closeDialog}
      onConfirm={() => void confirm()}
      actions={
        <>
          <Button onClick={closeDialog}>{t('action.stay')}</Button>
          <Button look="main" busy={busy} onClick={() => void confirm()}>
            {t('account.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('account.signOutOf', { account })}</p>
      {isRemembered && <RememberMe checked={stayKnown} onChange={setStayKnown} />}
    </Dialog>
  )
}
