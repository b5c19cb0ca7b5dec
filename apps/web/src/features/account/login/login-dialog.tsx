import { useState } from 'react'
import type { DialogRequest } from '../../../shared/dialogs/dialog-store.ts'
import { closeDialog, dialogStore, openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { MainModal } from '../../../shared/dialogs/main-modal.tsx'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useCanRegister, useModule } from '../../../shared/settings/modules.ts'
import { useLaunch } from '../../launch/index.ts'
import classes from '../auth.module.css'
import { Tabs } from '../tabs.tsx'
import { useFreshSwitches } from '../use-fresh-switches.ts'
import { OtherWays } from './other-ways.tsx'
import { PasswordLogin } from './password-login.tsx'
import { SmsLogin } from './sms-login.tsx'
import { goesOnOf } from './use-free-trial.ts'
import { useSocialReturn } from './use-social-return.ts'

type Request = Extract<DialogRequest, { kind: 'login' }>

/** Sign-in in every way that the brand offers; afterwards the action that asked for it goes on. */
export default function LoginDialog({ request }: { request: Request }) {
  const t = useText()
  const { start } = useLaunch()
  useFreshSwitches()
  const bySms = useModule('LOGIN_SMS')
  const canRegister = useCanRegister()
  const [way, setWay] = useState<'password' | 'sms'>(request.way ?? 'password')
  const onDone = (): void => {
    // A password that is due has opened its own dialog by now.
    if (dialogStore.getState().request?.kind !== 'login') return
    closeDialog()
    if (request.next) void start(request.next)
  }
  const social = useSocialReturn(onDone)
  const goesOn = goesOnOf(request)
  const tabs = [
    { key: 'password', text: t('auth.byPassword') },
    ...(bySms ? [{ key: 'sms', text: t('auth.bySms') } as const] : []),
  ] as const
  return (
    <MainModal name="loginPopupModal" title={t('auth.signInTitle')} onClose={request.locked ? undefined : closeDialog}>
      <div className={classes.form} aria-busy={social.busy}>
        {request.expired && <p className={classes.notice}>{t('auth.expired')}</p>}
        {request.next && !request.expired && <p className={classes.lead}>{t('auth.toPlay')}</p>}
        <FormFault text={social.fault} />
        <Tabs label={t('auth.signInTitle')} tabs={tabs} active={way} onChoose={setWay} />
        {way === 'password' ? <PasswordLogin onDone={onDone} /> : <SmsLogin onDone={onDone} />}
        <OtherWays goesOn={goesOn} />
        {canRegister && (
          <p className={classes.other}>
            {t('auth.noAccount')}{' '}
            <button type="button" onClick={() => openDialog({ kind: 'register', ...goesOn })}>
              {t('auth.register')}
            </button>
          </p>
        )}
      </div>
    </MainModal>
  )
}
