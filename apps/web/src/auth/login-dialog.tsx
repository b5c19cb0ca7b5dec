import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useEffect, useRef } from 'react'
import type { DialogRequest } from '../dialogs/dialog-store.ts'
import { closeDialog, openDialog } from '../dialogs/dialog-store.ts'
import { MainModal } from '../dialogs/main-modal.tsx'
import { useLaunch } from '../launch/use-launch.ts'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './auth.module.css'
import { CaptchaPicture } from './captcha-picture.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Sign-in for an action that needs it; afterwards the action goes on. */
export default function LoginDialog({ request }: { request: Extract<DialogRequest, { kind: 'login' }> }) {
  const t = useText()
  const { start } = useLaunch()
  const form = useRef<HTMLFormElement>(null)
  const { values, set, errors, captcha, busy, submit, newCaptcha, check, setErrors } = useSignIn(() => {
    closeDialog()
    if (request.next) void start(request.next)
  })
  useEffect(() => {
    const hasFault = errors.username || errors.password || errors.captcha
    if (hasFault) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [errors])
  const field = (name: 'username' | 'password' | 'captcha') => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    onBlur: () => {
      if (values[name] !== '') setErrors(before => ({ ...before, [name]: check(name) }))
    },
  })
  return (
    <MainModal name="loginPopupModal" title={t('auth.signInTitle')} onClose={request.locked ? undefined : closeDialog}>
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {request.expired && <p className={classes.notice}>{t('auth.expired')}</p>}
        {request.next && !request.expired && <p className={classes.lead}>{t('auth.toPlay')}</p>}
        {errors.form && (
          <p className={classes.fault} role="alert">
            {errors.form}
          </p>
        )}
        <Field
          label={t('field.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <Field
          label={t('field.password')}
          autoComplete="current-password"
          reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
          {...field('password')}
        />
        {captcha && (
          <Field
            label={t('field.captcha')}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={6}
            aside={<CaptchaPicture picture={captcha} onRenew={newCaptcha} />}
            {...field('captcha')}
          />
        )}
        <Button type="submit" look="main" size="large" wide busy={busy}>
          {t('auth.signIn')}
        </Button>
        <p className={classes.other}>
          {t('auth.noAccount')}{' '}
          <button
            type="button"
            onClick={() => openDialog({ kind: 'register', ...(request.next ? { next: request.next } : {}) })}
          >
            {t('auth.register')}
          </button>
        </p>
      </form>
    </MainModal>
  )
}
