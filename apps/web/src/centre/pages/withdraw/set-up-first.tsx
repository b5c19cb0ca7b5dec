import { Button } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../../forms/forms.module.css'
import { useOpenCentre } from '../../open-centre.ts'

/** What has to be there before money can leave, and where it is made. */
export function SetUpFirst({ missing }: { missing: { password: boolean; account: boolean } }) {
  const t = useText()
  const open = useOpenCentre()
  return (
    <section className={classes.card}>
      <h3>{t('cashier.setUpFirst')}</h3>
      {missing.password && (
        <p className={classes.notice}>
          <Icon name="shield-check" size={18} />
          {t('cashier.needsPassword')}
        </p>
      )}
      {missing.account && (
        <p className={classes.notice}>
          <Icon name="info" size={18} />
          {t('cashier.needsAccount')}
        </p>
      )}
      <div className={classes.actions}>
        <Button look="main" onClick={() => open('securityCenter')}>
          {t('cashier.toSecurity')}
        </Button>
      </div>
    </section>
  )
}
