import type { FeedbackType } from '@baize/api'
import { feedbackTypes, wordCount } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useAction } from '../../../shared/forms/use-action.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import panel from '../more.module.css'
import classes from './feedback.module.css'

type Faults = Partial<Record<'content' | 'contact' | 'form', string>>

/** The form: what it is about, the words, and where an answer reaches somebody without an account. */
export function FeedbackForm({ isMember }: { isMember: boolean }) {
  const t = useText()
  const id = useId()
  const { call, permission } = useApp()
  const { min, max } = permission.info.feedbackWords
  const queryClient = useQueryClient()
  const [questionType, setType] = useState<FeedbackType>('game')
  const [content, setContent] = useState('')
  const [contact, setContact] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [sent, setSent] = useState(false)
  const words = wordCount(content)

  function check(): Faults {
    return {
      ...(words < min || words > max ? { content: t('feedback.bounds', { min, max }) } : {}),
      ...(!isMember && contact.trim() === '' ? { contact: t('feedback.contactNeeded') } : {}),
    }
  }

  const { run, busy } = useAction(
    async () => {
      await call('service.feedback', { questionType, content, contact })
      await queryClient.invalidateQueries({ queryKey: ['service.ownFeedback'] })
      setContent('')
      setSent(true)
    },
    refusal => setFaults(faultsOf(refusal, t('error.network'))),
  )

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const found = check()
    setFaults(found)
    if (Object.keys(found).length > 0) return
    await run()
  }

  if (sent)
    return (
      <div className={panel.panel}>
        <EmptyState icon="badge-check" title={t('feedback.sent')}>
          <p className={classes.soft}>{t(isMember ? 'feedback.sentMember' : 'feedback.sentVisitor')}</p>
          <Button onClick={() => setSent(false)}>{t('feedback.again')}</Button>
        </EmptyState>
      </div>
    )
  return (
    <form className={`${panel.panel} ${classes.form}`} noValidate onSubmit={event => void send(event)}>
      <Select
        label={t('feedback.type')}
        value={questionType}
        options={feedbackTypes.map(type => [type, t(`feedback.type.${type}`)] as const)}
        onChoose={setType}
      />
      <div className={classes.field}>
        <label htmlFor={id}>{t('feedback.content')}</label>
        <textarea
          id={id}
          rows={7}
          value={content}
          aria-invalid={faults.content ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setContent(target.value)}
        />
        <p id={`${id}-note`} className={faults.content ? classes.fault : classes.note} role={faults.content && 'alert'}>
          <span>{faults.content ?? t('feedback.bounds', { min, max })}</span>
          <span>{t('feedback.words', { count: words })}</span>
        </p>
      </div>
      <Field
        label={t('feedback.contact')}
        hint={t(isMember ? 'feedback.contactOptional' : 'feedback.contactNeeded')}
        error={faults.contact}
        required={!isMember}
        value={contact}
        onChange={({ target }) => setContact(target.value)}
      />
      {faults.form && (
        <p className={classes.fault} role="alert">
          {faults.form}
        </p>
      )}
      <Button type="submit" look="main" busy={busy}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}

function faultsOf(error: unknown, lost: string): Faults {
  if (!(error instanceof ApiError)) return { form: lost }
  const fields = Object.fromEntries((error.detail.fields ?? []).map(({ field, message }) => [field, message]))
  return Object.keys(fields).length > 0 ? fields : { form: error.message || lost }
}
