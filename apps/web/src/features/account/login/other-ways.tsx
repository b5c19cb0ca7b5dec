import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import classes from '../auth.module.css'
import { startSocial } from './social.ts'
import { type GoesOn, useFreeTrial } from './use-free-trial.ts'

/** Google and Facebook where the brand has set them up, and the free trial. */
export function OtherWays({ goesOn }: { goesOn: GoesOn }) {
  const t = useText()
  const { social } = useApp().permission.info
  const google = useModule('LOGIN_GOOGLE') && social.google !== null
  const facebook = useModule('LOGIN_FACEBOOK') && social.facebook !== null
  const hasTrial = useModule('FREE_PLAY')
  const trial = useFreeTrial(goesOn)
  const [busy, setBusy] = useState<string | null>(null)
  if (!google && !facebook && !hasTrial) return null

  const run = (way: 'google' | 'facebook') => async () => {
    setBusy(way)
    try {
      await startSocial(way)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      openMessage({ title: t('auth.signInTitle'), text: errorText(error, t) })
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className={classes.ways}>
      <p className={classes.or}>{t('auth.or')}</p>
      {google && (
        <Button wide busy={busy === 'google'} onClick={run('google')}>
          {t('auth.withGoogle')}
        </Button>
      )}
      {facebook && (
        <Button wide busy={busy === 'facebook'} onClick={run('facebook')}>
          {t('auth.withFacebook')}
        </Button>
      )}
      {hasTrial && (
        <Button wide icon="play" busy={trial.busy} onClick={() => void trial.tryFree()}>
          {t('auth.freeTrial')}
        </Button>
      )}
    </div>
  )
}
