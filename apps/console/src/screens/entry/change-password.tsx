import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { enter } from '../../shared/session/session-store.ts'
import classes from './entry.module.css'
import { EntryCard } from './entry-card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useEntryForm } from './use-entry-form.ts'

/** A password of one's own in place of the one that somebody else knows. */
export function ChangePassword() {
  const t = useText()
  const first = { oldPassword: '', newPassword: '', confirmNewPassword: '' }
  const form = useEntryForm(first, async passwords => {
    enter((await call('operators.changePassword', passwords)).token)
  })
  return (
    <EntryCard title={t('entry.changeTitle')} intro={t('entry.changeIntro')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {form.fault && (
          <p className={classes.fault} role="alert">
            {form.fault}
          </p>
        )}
        <Field
          label={t('entry.oldPassword')}
          type="password"
          autoComplete="current-password"
          autoFocus
          required
          value={form.fields.oldPassword}
          error={form.faults.oldPassword}
          onChange={event => form.set('oldPassword', event.target.value)}
        />
        <NewPasswordFields fields={form.fields} faults={form.faults} set={form.set} />
        <Button type="submit" look="main" size="large" wide busy={form.busy}>
          {t('entry.savePassword')}
        </Button>
      </form>
    </EntryCard>
  )
}
