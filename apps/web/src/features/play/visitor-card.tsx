import { Button } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useModule } from '../../shared/settings/modules.ts'
import { useFreeTrial } from '../account/index.ts'
import classes from './game-page.module.css'

/** Stands in the game's place for visitors: they log in, or try the game without an account. Either goes on here. */
export function VisitorCard({ trialEnabled, onSignIn }: { trialEnabled: boolean; onSignIn: () => void }) {
  const t = useText()
  const hasTrial = useModule('FREE_PLAY') && trialEnabled
  const trial = useFreeTrial({ stays: true })
  return (
    <EmptyState icon="circle-user" title={t('auth.toPlay')}>
      <div className={classes.ways}>
        <Button look="main" onClick={onSignIn}>
          {t('auth.signIn')}
        </Button>
        {hasTrial && (
          <Button icon="play" busy={trial.busy} onClick={() => void trial.tryFree()}>
            {t('auth.trial')}
          </Button>
        )}
      </div>
    </EmptyState>
  )
}
