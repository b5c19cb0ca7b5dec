import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useCanRecover, useModule } from '../../../shared/settings/modules.ts'
import classes from '../auth.module.css'
import { RememberMe } from './remember-me.tsx'
import SignInCaptcha from './sign-in-captcha.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Sign-in by username or mobile number, and password. */
export function PasswordLogin({ onDone }: { onDone: () => void }) {
  const t = useText()
  const byPhone = useModule('LOGIN_PHONE')
  const canRecover = useCanRecover()
  const { form, values, set, faults, captchaTurn, remember, setRemember, busy, submit } = useSignIn(onDone)
  const bind = (name: 'username' | 'password' | 'captcha') => ({
    name,
    value: values[name],
    error: faults[name],
    required: true,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={event => void submit(event)}>
      <FormFault text={faults.form} />
      <Field
        label={t(byPhone ? 'field.usernameOrMobile' : 'field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...bind('username')}
      />
      <Field
        label={t('field.password')}
        autoComplete="current-password"
        reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
        {...bind('password')}
      />
      {captchaTurn > 0 && (
        <Field
          label={t('field.captcha')}
          autoComplete="off"
          autoCapitalize="none"
          aside={<SignInCaptcha turn={captchaTurn} />}
          {...bind('captcha')}
        />
      )}
      <div className={classes.between}>
        <RememberMe checked={remember} onChange={setRemember} />
        {canRecover && (
          <button type="button" className={classes.link} onClick={() => openDialog({ kind: 'forgot' })}>
            {t('auth.forgot')}
          </button>
        )}
      </div>
      <Button type="submit" look="main" size="large" wide busy={busy}>
        {t('auth.signIn')}
      </Button>
    </form>
  )
}
