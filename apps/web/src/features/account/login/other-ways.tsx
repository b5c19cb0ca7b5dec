import { Button } from '@baize/ui/button.tsx'
import { errorText } from '../../../shared/api/error-text.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useAction } from '../../../shared/forms/use-action.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import classes from '../auth.module.css'
import { startSocial } from './social.ts'
import { type GoesOn, useFreeTrial } from './use-free-trial.ts'

/** Google and Facebook where the brand has set them up, and the free trial. */
export function OtherWays({ goesOn }: { goesOn: GoesOn }) {
  const t = useText()
  const ways = useApp().permission.info.social
  const google = useModule('LOGIN_GOOGLE') && ways.google !== null
  const facebook = useModule('LOGIN_FACEBOOK') && ways.facebook !== null
  const hasTrial = useModule('FREE_PLAY')
  const trial = useFreeTrial(goesOn)
  const social = useAction(startSocial, refusal =>
    openMessage({ title: t('auth.signInTitle'), text: errorText(refusal, t) }),
  )
  if (!google && !facebook && !hasTrial) return null

  return (
    <div className={classes.ways}>
      <p className={classes.or}>{t('auth.or')}</p>
      {google && (
        <Button wide busy={social.input === 'google'} onClick={() => void social.run('google')}>
          {t('auth.withGoogle')}
        </Button>
      )}
      {facebook && (
        <Button wide busy={social.input === 'facebook'} onClick={() => void social.run('facebook')}>
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
