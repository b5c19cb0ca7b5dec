import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useState } from 'react'
import { boot } from '../../shared/api/boot.ts'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { signWithPasskey } from '../../shared/session/passkey.ts'
import { enter } from '../../shared/session/session-store.ts'
import { CaptchaField } from './captcha-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import classes from './entry.module.css'
import { EntryCard } from './entry-card.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { ProveFactor } from './prove-factor.tsx'
import { useEntryForm } from './use-entry-form.ts'

/** The first step of a sign-in, and the second once the password was right. The address of the page stays as it is. */
export function SignIn() {
  const t = useText()
  const [challenge, setChallenge] = useState<string | null>(null)
  const form = useEntryForm({ username: '', password: '', captcha: '' }, async ({ username, password, captcha }) => {
    const { challenge: given, methods } = await call('operators.login', {
      username,
      password,
      ...(captcha ? { captcha } : {}),
    })
    // Without a factor the second step has nothing to prove, and leads to where one is made.
    if (methods.length === 0) enter((await call('operators.prove', { challenge: given })).token)
    else setChallenge(given)
  })
  const { fields, set, faults } = form
  const demo = boot.demo && (
    <DemoAccounts
      showsCode={challenge !== null}
      onChoose={username => form.setFields({ username, password: boot.demo?.password ?? '', captcha: '' })}
    />
  )
  if (challenge) return <ProveFactor challenge={challenge} onBack={() => setChallenge(null)} aside={demo} />
  return (
    <EntryCard title={t('entry.signIn')} aside={demo}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {form.fault && (
          <p className={classes.fault} role="alert">
            {form.fault}
          </p>
        )}
        <Field
          label={t('entry.username')}
          autoComplete="username"
          autoFocus
          required
          value={fields.username}
          error={faults.username}
          onChange={event => set('username', event.target.value)}
        />
        <Field
          label={t('entry.password')}
          type="password"
          autoComplete="current-password"
          required
          reveal={{ show: t('entry.showPassword'), hide: t('entry.hidePassword') }}
          value={fields.password}
          error={faults.password}
          onChange={event => set('password', event.target.value)}
        />
        {form.wantsCaptcha > 0 && (
          <CaptchaField
            value={fields.captcha}
            error={faults.captcha}
            tries={form.wantsCaptcha}
            onChange={value => set('captcha', value)}
          />
        )}
        <Button type="submit" look="main" size="large" wide busy={form.busy}>
          {t('entry.next')}
        </Button>
      </form>
      <PasskeyButton
        label={t('passkey.signIn')}
        act={async () => enter((await call('operators.provePasskey', await signWithPasskey(t))).token)}
      />
    </EntryCard>
  )
}
