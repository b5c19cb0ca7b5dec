import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { type ReactNode, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { enter } from '../../shared/session/session-store.ts'
import classes from './entry.module.css'
import { EntryCard } from './entry-card.tsx'
import { useEntryForm } from './use-entry-form.ts'

/** The second step of a sign-in: a code of the authenticator, or one in reserve. */
export function ProveFactor(props: { challenge: string; onBack: () => void; aside: ReactNode }) {
  const { challenge, onBack, aside } = props
  const t = useText()
  const [isReserve, setReserve] = useState(false)
  const form = useEntryForm({ code: '' }, async ({ code }) => {
    const proof = isReserve ? { code } : { totp: code }
    enter((await call('operators.prove', { challenge, ...proof })).token)
  })
  return (
    <EntryCard
      title={t('entry.secondStep')}
      intro={t(isReserve ? 'entry.reserveIntro' : 'entry.codeIntro')}
      aside={aside}
    >
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <Field
          key={String(isReserve)}
          label={t(isReserve ? 'entry.reserveCode' : 'entry.code')}
          autoComplete="one-time-code"
          inputMode={isReserve ? 'text' : 'numeric'}
          autoFocus
          required
          value={form.fields.code}
          error={form.faults.code ?? form.fault ?? undefined}
          onChange={event => form.set('code', event.target.value)}
        />
        <Button type="submit" look="main" size="large" wide busy={form.busy}>
          {t('entry.signIn')}
        </Button>
        <div className={classes.links}>
          <Button look="quiet" size="small" onClick={() => setReserve(!isReserve)}>
            {t(isReserve ? 'entry.useCode' : 'entry.useReserve')}
          </Button>
          <Button look="quiet" size="small" onClick={onBack}>
            {t('entry.back')}
          </Button>
        </div>
      </form>
    </EntryCard>
  )
}
