import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { signWithPasskey } from '../../shared/session/passkey.ts'
import { leave, unlock } from '../../shared/session/session-store.ts'
import classes from './entry.module.css'
import { EntryCard } from './entry-card.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useEntryForm } from './use-entry-form.ts'

/** Over a session in which nobody did anything for a while. What was open stays as it was, behind it. */
export function LockScreen() {
  const t = useText()
  const queryClient = useQueryClient()
  const open = () => {
    unlock()
    void queryClient.invalidateQueries()
  }
  const form = useEntryForm({ password: '' }, async ({ password }) => {
    await call('operators.unlock', { password })
    open()
  })
  const signOut = () => void call('operators.logout', {}).finally(leave)
  return (
    <EntryCard title={t('entry.lockedTitle')} intro={t('entry.lockedIntro')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <Field
          label={t('entry.password')}
          type="password"
          autoComplete="current-password"
          autoFocus
          required
          value={form.fields.password}
          error={form.faults.password ?? form.fault ?? undefined}
          onChange={event => form.set('password', event.target.value)}
        />
        <Button type="submit" look="main" size="large" wide busy={form.busy}>
          {t('entry.unlock')}
        </Button>
        <PasskeyButton
          label={t('passkey.unlock')}
          act={async () => {
            await call('operators.unlock', { passkey: await signWithPasskey(t) })
            open()
          }}
        />
        <div className={classes.links}>
          <Button look="quiet" size="small" onClick={signOut}>
            {t('shell.signOut')}
          </Button>
        </div>
      </form>
    </EntryCard>
  )
}
