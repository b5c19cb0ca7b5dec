import { useState } from 'react'
import { closeDialog, openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { MainModal } from '../../../shared/dialogs/main-modal.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import classes from '../auth.module.css'
import { Tabs } from '../tabs.tsx'
import { ForgotByEmail } from './forgot-by-email.tsx'
import { ForgotByPhone } from './forgot-by-phone.tsx'

/** A new password by a mailed link, or by a code to the member's number. */
export default function ForgotDialog() {
  const t = useText()
  const byEmail = useModule('RECOVERY_EMAIL')
  const byPhone = useModule('RECOVERY_PHONE')
  const [way, setWay] = useState<'email' | 'phone'>(byEmail ? 'email' : 'phone')
  const tabs = [
    ...(byEmail ? [{ key: 'email', text: t('recovery.byEmail') } as const] : []),
    ...(byPhone ? [{ key: 'phone', text: t('recovery.byPhone') } as const] : []),
  ]
  return (
    <MainModal name="forgetPassModal" title={t('recovery.title')} onClose={closeDialog}>
      <div className={classes.form}>
        <Tabs label={t('recovery.title')} tabs={tabs} active={way} onChoose={setWay} />
        {way === 'email' && byEmail && <ForgotByEmail />}
        {way === 'phone' && byPhone && <ForgotByPhone />}
        {tabs.length === 0 && <p className={classes.notice}>{t('recovery.closed')}</p>}
        <p className={classes.other}>
          {t('recovery.remembered')}{' '}
          <button type="button" onClick={() => openDialog({ kind: 'login' })}>
            {t('auth.signIn')}
          </button>
        </p>
      </div>
    </MainModal>
  )
}
