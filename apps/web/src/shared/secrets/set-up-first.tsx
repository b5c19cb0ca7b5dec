import { Button } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { useOpenCentre } from '../centre/open-centre.ts'
import classes from '../forms/forms.module.css'
import { useText } from '../i18n/use-text.ts'

/** A transfer asks for the withdrawal password; who has none is led to where it is made. */
export function SetUpFirst() {
  const t = useText()
  const open = useOpenCentre()
  return (
    <section className={classes.card}>
      <h3>{t('cashier.setUpFirst')}</h3>
      <p className={classes.notice}>
        <Icon name="shield-check" size={18} />
        {t('cashier.needsPassword')}
      </p>
      <div className={classes.actions}>
        <Button look="main" onClick={() => open('securityCenter')}>
          {t('cashier.toSecurity')}
        </Button>
      </div>
    </section>
  )
}
