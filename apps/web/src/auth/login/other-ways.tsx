import { Button } from '@baize/ui/button.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { closeDialog, openMessage } from '../../dialogs/dialog-store.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useModule } from '../../shared/settings/modules.ts'
import classes from '../auth.module.css'
import { startFreeTrial } from './free-trial.ts'
import { startSocial } from './social.ts'

/** Google and Facebook where the brand has set them up, and the free trial. */
export function OtherWays() {
  const t = useText()
  const { social } = useApp().permission.info
  const google = useModule('LOGIN_GOOGLE') && social.google !== null
  const facebook = useModule('LOGIN_FACEBOOK') && social.facebook !== null
  const trial = useModule('FREE_PLAY')
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string | null>(null)
  if (!google && !facebook && !trial) return null

  const run = (way: string, work: () => Promise<void>) => async () => {
    setBusy(way)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      openMessage({ title: t('auth.signInTitle'), text: errorText(error, t) })
    } finally {
      setBusy(null)
    }
  }
  const tryFree = run('trial', async () => {
    await startFreeTrial()
    closeDialog()
    await navigate({ to: '/' })
  })
  return (
    <div className={classes.ways}>
      <p className={classes.or}>{t('auth.or')}</p>
      {google && (
        <Button wide busy={busy === 'google'} onClick={run('google', () => startSocial('google'))}>
          {t('auth.withGoogle')}
        </Button>
      )}
      {facebook && (
        <Button wide busy={busy === 'facebook'} onClick={run('facebook', () => startSocial('facebook'))}>
          {t('auth.withFacebook')}
        </Button>
      )}
      {trial && (
        <Button wide icon="play" busy={busy === 'trial'} onClick={() => void tryFree()}>
          {t('auth.freeTrial')}
        </Button>
      )}
    </div>
  )
}
