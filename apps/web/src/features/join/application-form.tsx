import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useAction } from '../../shared/forms/use-action.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Waiting } from '../../shared/waiting.tsx'
import classes from './application-form.module.css'

/** A member asks to become an agent, or reads what became of it. */
export function ApplicationForm() {
  const t = useText()
  const { call } = useApp()
  const query = useQuery({ ...callQuery(call, 'service.ownApplication', {}), staleTime: 0 })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { run, busy } = useAction(
    async (form: FormData) => {
      const [comment, contact] = [String(form.get('comment')).trim(), String(form.get('contact')).trim()]
      await call('service.applyAsAffiliate', { comment, contact })
      toast(t('join.apply.sent'))
      await query.refetch()
    },
    refusal => {
      const fields = refusal.detail.fields ?? []
      const form = refusal.message || t('error.network')
      setFaults(fields.length > 0 ? Object.fromEntries(fields.map(row => [row.field, row.message])) : { form })
    },
  )
  if (query.data === undefined) return <Waiting queries={[query]} blank={classes.blank} />
  const latest = query.data

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setFaults({})
    await run(new FormData(event.currentTarget))
  }

  return (
    <section className={classes.panel} aria-labelledby="apply">
      <h2 id="apply">{t('join.apply.title')}</h2>
      {latest && (
        <p className={classes.state} data-state={latest.state}>
          <strong>{t(`join.apply.${latest.state}`)}</strong>
          {latest.reason && <span>{latest.reason}</span>}
        </p>
      )}
      {(!latest || latest.state === 'REJECTED') && (
        <form className={classes.form} noValidate onSubmit={event => void send(event)}>
          <Field
            name="comment"
            label={t('join.apply.comment')}
            hint={t('join.apply.commentHint')}
            error={faults.comment}
            required
          />
          <Field name="contact" label={t('join.apply.contact')} error={faults.contact} required />
          {faults.form && (
            <p className={classes.fault} role="alert">
              {faults.form}
            </p>
          )}
          <Button type="submit" look="main" busy={busy}>
            {t('join.apply.send')}
          </Button>
        </form>
      )}
    </section>
  )
}
