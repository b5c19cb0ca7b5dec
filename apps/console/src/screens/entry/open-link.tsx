import { Button } from '@baize/ui/button.tsx'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { enter } from '../../shared/session/session-store.ts'
import classes from './entry.module.css'
import { EntryCard } from './entry-card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useEntryForm } from './use-entry-form.ts'

/** The page to which a link from the command line leads: its reader sets a password, and enrols a factor next. */
export function OpenLink() {
  const t = useText()
  const form = useEntryForm({ newPassword: '', confirmNewPassword: '' }, async passwords => {
    const { token } = await call('operators.openLink', { link: location.hash.slice(1), ...passwords })
    // The link is used up: it stays in no history, and a reload opens the console.
    history.replaceState(null, '', '/console')
    enter(token)
  })
  return (
    <EntryCard title={t('entry.linkTitle')} intro={t('entry.linkIntro')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {form.fault && (
          <p className={classes.fault} role="alert">
            {form.fault}
          </p>
        )}
        <NewPasswordFields fields={form.fields} faults={form.faults} set={form.set} />
        <Button type="submit" look="main" size="large" wide busy={form.busy}>
          {t('entry.next')}
        </Button>
      </form>
    </EntryCard>
  )
}
