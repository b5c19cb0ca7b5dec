import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import type { DialogRequest } from '../../../shared/dialogs/dialog-store.ts'
import { closeDialog, openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { MainModal } from '../../../shared/dialogs/main-modal.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { StopLine } from '../../../shared/stops/stop-line.tsx'
import { useStopped } from '../../../shared/stops/use-stopped.ts'
import classes from '../auth.module.css'
import { OtherWays } from '../login/other-ways.tsx'
import { goesOnOf } from '../login/use-free-trial.ts'
import { Tabs } from '../tabs.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useFreshSwitches } from '../use-fresh-switches.ts'
import { RegisterBanner } from './register-banner.tsx'
import { RegisterForm } from './register-form.tsx'
import type { RegisterSettings, RegistrationTab } from './registration-fields.ts'
import { registrationTabs } from './registration-fields.ts'
import { useAffiliate } from './use-affiliate.ts'

type Request = Extract<DialogRequest, { kind: 'register' }>

/** Registration by username or by mobile number, with the fields that the brand asks for. */
export default function RegisterDialog({ request }: { request: Request }) {
  const t = useText()
  const settings = useQuery(callQuery(useApp().call, 'site.registerSettings', {}))
  const affiliate = useAffiliate()
  useFreshSwitches()
  const { data, isError, isFetching, refetch } = settings
  return (
    <MainModal name="registerModal" title={t('auth.registerTitle')} onClose={closeDialog}>
      <div className={classes.form}>
        <RegisterBanner />
        {data && affiliate.checked && <Registration settings={data} affiliate={affiliate} request={request} />}
        {(!data || !affiliate.checked) && !isError && <FormSkeleton />}
        {isError && !data && (
          <ErrorState
            title={t('error.partFailed')}
            retryLabel={t('action.retry')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
      </div>
    </MainModal>
  )
}

interface RegistrationProps {
  settings: RegisterSettings
  affiliate: ReturnType<typeof useAffiliate>
  request: Request
}

function Registration({ settings, affiliate, request }: RegistrationProps) {
  const t = useText()
  const captcha = useCaptcha()
  const isStopped = useStopped('registration') !== undefined
  const tabs = registrationTabs(settings)
  const [tab, setTab] = useState<RegistrationTab>(tabs[0] ?? 'username')
  if (isStopped) return <StopLine stop="registration" />
  if (tabs.length === 0) return <p className={classes.notice}>{t('auth.registrationClosed')}</p>
  return (
    <div className={classes.form}>
      <Tabs
        label={t('auth.registerTitle')}
        active={tab}
        tabs={tabs.map(key => ({ key, text: t(key === 'mobile' ? 'auth.byMobile' : 'auth.byUsername') }))}
        onChoose={chosen => {
          setTab(chosen)
          if (settings.fields.captcha?.enabled) captcha.replace()
        }}
      />
      <RegisterForm key={tab} tab={tab} settings={settings} affiliate={affiliate} captcha={captcha} request={request} />
      <OtherWays goesOn={goesOnOf(request)} />
      <p className={classes.other}>
        {t('auth.hasAccount')}{' '}
        <button type="button" onClick={() => openDialog({ kind: 'login', ...goesOnOf(request) })}>
          {t('auth.signIn')}
        </button>
      </p>
    </div>
  )
}

function FormSkeleton() {
  return (
    <div className={classes.form}>
      {['a', 'b', 'c', 'd'].map(key => (
        <Skeleton key={key} className={classes.blank ?? ''} />
      ))}
    </div>
  )
}
