import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/app.tsx'
import { callQuery } from '../app/app-context.ts'
import type { DialogRequest } from '../dialogs/dialog-store.ts'
import { closeDialog, openDialog } from '../dialogs/dialog-store.ts'
import { MainModal } from '../dialogs/main-modal.tsx'
import { useLaunch } from '../launch/use-launch.ts'
import type { TextKey } from '../shared/i18n/use-text.ts'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './auth.module.css'
import { CaptchaPicture } from './captcha-picture.tsx'
import type { RegistrationField } from './use-registration.ts'
import { useRegistration } from './use-registration.ts'

type Request = Extract<DialogRequest, { kind: 'register' }>

/** Registration by username, with the fields that the brand asks for. */
export default function RegisterDialog({ request }: { request: Request }) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useQuery(callQuery(useApp().call, 'site.registerSettings', {}))
  return (
    <MainModal name="registerModal" title={t('auth.registerTitle')} onClose={closeDialog}>
      {data && <RegisterForm fields={data.fields} request={request} />}
      {!data && !isError && <FormSkeleton />}
      {isError && !data && (
        <ErrorState
          title={t('error.partFailed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </MainModal>
  )
}

const autoComplete: Record<RegistrationField, string> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  captcha: 'off',
}

function RegisterForm({
  fields,
  request,
}: {
  fields: ResponseOf<'site.registerSettings'>['fields']
  request: Request
}) {
  const t = useText()
  const { minimumAge, demo } = useApp().permission.info
  const { start } = useLaunch()
  const [agreed, setAgreed] = useState(true)
  const [askAgree, setAskAgree] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { values, set, hint, faults, checkOne, shown, busy, submit, captcha, newCaptcha } = useRegistration(
    fields,
    () => {
      toast(t(demo ? 'auth.welcomeDemo' : 'auth.welcome'))
      closeDialog()
      if (request.next) void start(request.next)
    },
  )

  const needsCaptcha = shown.includes('captcha')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is drawn once
  useEffect(() => {
    if (needsCaptcha) void newCaptcha()
  }, [needsCaptcha])
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) focusFirstFault(form.current)
    wasBusy.current = busy
  }, [busy])

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setAskAgree(!agreed)
        if (agreed) void submit().then(() => focusFirstFault(form.current))
      }}
    >
      <p className={classes.lead}>{t(demo ? 'auth.registerLeadDemo' : 'auth.registerLead')}</p>
      {faults.form && (
        <p className={classes.fault} role="alert">
          {faults.form}
        </p>
      )}
      {shown.map(name => (
        <Field
          key={name}
          name={name}
          label={t(`field.${name}` as TextKey)}
          required={fields[name]?.required ?? false}
          hint={name === 'confirmPassword' ? t('field.confirmHint') : hint(name)}
          error={faults[name]}
          value={values[name]}
          maxLength={fields[name]?.maxLength}
          autoComplete={autoComplete[name]}
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => set(name, event.target.value)}
          onBlur={() => values[name] !== '' && checkOne(name)}
          {...(name === 'password' || name === 'confirmPassword'
            ? { reveal: { show: t('field.showPassword'), hide: t('field.hidePassword') } }
            : {})}
          {...(name === 'captcha' && captcha
            ? { aside: <CaptchaPicture picture={captcha} onRenew={newCaptcha} /> }
            : {})}
        />
      ))}
      <label className={classes.agree}>
        <input type="checkbox" name="agree" checked={agreed} onChange={event => setAgreed(event.target.checked)} />
        {t('auth.agree', { age: minimumAge })}
      </label>
      {askAgree && !agreed && (
        <p className={classes.fault} role="alert">
          {t('auth.agreeNeeded')}
        </p>
      )}
      <Button type="submit" look="main" size="large" wide busy={busy}>
        {t('auth.registerSubmit')}
      </Button>
      <p className={classes.other}>
        {t('auth.hasAccount')}{' '}
        <button
          type="button"
          onClick={() => openDialog({ kind: 'login', ...(request.next ? { next: request.next } : {}) })}
        >
          {t('auth.signIn')}
        </button>
      </p>
    </form>
  )
}

function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus())
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
