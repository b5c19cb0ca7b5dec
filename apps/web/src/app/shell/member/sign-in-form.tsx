import { Button, buttonClass } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { Icon } from '@baize/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useFreeTrial, useSignIn } from '../../../features/account/index.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { preloadDialog } from '../../../shared/dialogs/load-ahead.ts'
import { LoadBoundary } from '../../../shared/dialogs/load-boundary.tsx'
import { withLateTexts } from '../../../shared/i18n/language.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useCanRecover, useCanRegister, useModule } from '../../../shared/settings/modules.ts'
import classes from './sign-in-form.module.css'

const SignInCaptcha = lazy(() => withLateTexts(import('../../../features/account/login/sign-in-captcha.tsx')))

/** Sign-in in the header of wide windows. Faults and the captcha show in a panel under the fields. */
export function SignInForm() {
  const t = useText()
  const [shown, setShown] = useState(false)
  const { form, values, set, faults: errors, captchaTurn, remember, setRemember, busy, submit } = useSignIn()
  const faults = [
    errors.username && `${t('field.username')}: ${errors.username}`,
    errors.password && `${t('field.password')}: ${errors.password}`,
    errors.form,
  ].filter(Boolean)
  return (
    // A form of this method goes nowhere by itself, so that a press before the script is there sends no password.
    <form ref={form} method="dialog" className={classes.form} noValidate onSubmit={event => void submit(event)}>
      <div className={classes.fields}>
        <input
          className={classes.input}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('field.username')}
          aria-label={t('field.username')}
          aria-invalid={Boolean(errors.username) || undefined}
          value={values.username}
          onChange={event => set('username', event.target.value)}
        />
        <span className={classes.password}>
          <input
            className={classes.input}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            placeholder={t('field.password')}
            aria-label={t('field.password')}
            aria-invalid={Boolean(errors.password) || undefined}
            value={values.password}
            onChange={event => set('password', event.target.value)}
          />
          <button
            type="button"
            className={classes.eye}
            aria-label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size={16} />
          </button>
        </span>
        <Button type="submit" busy={busy} className={classes.signIn ?? ''}>
          {t('auth.signIn')}
        </Button>
        <RegisterLink />
      </div>
      <div className={classes.ways}>
        <label className={classes.remember}>
          <input
            type="checkbox"
            name="remember"
            checked={remember}
            onChange={event => setRemember(event.target.checked)}
          />
          {t('auth.remember')}
        </label>
        <OtherWaysIn />
      </div>
      {(captchaTurn > 0 || faults.length > 0) && (
        <div className={classes.panel}>
          {captchaTurn > 0 && (
            <div className={classes.captcha}>
              <input
                className={classes.input}
                name="captcha"
                autoComplete="off"
                autoCapitalize="none"
                placeholder={t('field.captcha')}
                aria-label={t('field.captcha')}
                aria-invalid={Boolean(errors.captcha) || undefined}
                value={values.captcha}
                onChange={event => set('captcha', event.target.value)}
              />
              <LoadBoundary>
                <Suspense>
                  <SignInCaptcha turn={captchaTurn} />
                </Suspense>
              </LoadBoundary>
            </div>
          )}
          {[...faults, errors.captcha].filter(Boolean).map(fault => (
            <p key={fault} role="alert">
              {fault}
            </p>
          ))}
        </div>
      )}
    </form>
  )
}

/** The ways on for a visitor without a password, with a number alone, or without an account. */
function OtherWaysIn() {
  const t = useText()
  const canRecover = useCanRecover()
  const bySms = useModule('LOGIN_SMS')
  const hasTrial = useModule('FREE_PLAY')
  const { tryFree, busy } = useFreeTrial()
  return (
    <>
      {canRecover && (
        <button
          type="button"
          onPointerEnter={() => preloadDialog('forgot')}
          onClick={() => openDialog({ kind: 'forgot' })}
        >
          {t('auth.forgot')}
        </button>
      )}
      {bySms && (
        <button
          type="button"
          onPointerEnter={() => preloadDialog('login')}
          onClick={() => openDialog({ kind: 'login', way: 'sms' })}
        >
          {t('auth.bySms')}
        </button>
      )}
      {hasTrial && (
        <button type="button" aria-busy={busy} onClick={() => void tryFree()}>
          {t('auth.trial')}
        </button>
      )}
    </>
  )
}

/** Sign-in on a phone: a button for the dialog. */
export function PhoneSignIn() {
  const t = useText()
  return (
    <div className={classes.phone}>
      <Button
        size="small"
        className={classes.signIn ?? ''}
        onPointerEnter={() => preloadDialog('login')}
        onClick={() => openDialog({ kind: 'login' })}
      >
        {t('auth.signIn')}
      </Button>
      <RegisterLink small />
    </div>
  )
}

/** Leads straight to the registration form, where the brand wants such a button. */
function RegisterLink({ small }: { small?: boolean }) {
  const t = useText()
  const isDirect = useModule('REGISTER_DIRECT')
  const canRegister = useCanRegister()
  if (!isDirect || !canRegister) return null
  return (
    <Link
      to="/register"
      className={classNames(buttonClass('main', small ? 'small' : 'medium'), classes.register)}
      onPointerEnter={() => preloadDialog('register')}
      resetScroll={false}
    >
      {t('auth.register')}
    </Link>
  )
}
