import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { FormFault } from '../../../../shared/fields/form-fault.tsx'
import { asked } from '../../../../shared/fields/rules.ts'
import { useFields } from '../../../../shared/fields/use-fields.ts'
import { Chips } from '../../../../shared/forms/chips.tsx'
import { FormActions } from '../../../../shared/forms/form-actions.tsx'
import forms from '../../../../shared/forms/forms.module.css'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { CopyButton } from '../../../../shared/records/story-sheet.tsx'
import classes from './register-center.module.css'

type Made = ResponseOf<'agents.register'>
type Kind = '0' | '1'

/** Makes an account directly below the agent. Its one-time password is shown this once. */
export function AddAccount() {
  const t = useText()
  const app = useApp()
  const queries = useQueryClient()
  const { data: rules } = useQuery(callQuery(app.call, 'site.validation', {}))
  const [kind, setKind] = useState<Kind>('0')
  const [made, setMade] = useState<Made | null>(null)
  const fields = useFields({
    names: ['username'] as const,
    rules: { username: asked(rules?.username) },
    async send({ username }) {
      setMade(await call('agents.register', { username, type: kind === '1' ? 1 : 0 }))
      fields.set('username', '')
      void queries.invalidateQueries({ queryKey: ['agents.downlines'] })
    },
  })
  if (made) return <MadeAccount made={made} onMore={() => setMade(null)} />
  return (
    <section className={forms.card} aria-label={t('agent.addAccount')}>
      <h3>{t('agent.addAccount')}</h3>
      <p className={forms.lead}>{t('agent.addAccountText')}</p>
      <form ref={fields.form} className={forms.form} noValidate onSubmit={event => void fields.submit(event)}>
        <FormFault text={fields.faults.form} />
        <Field {...fields.bind('username')} label={t('field.username')} autoComplete="off" />
        <Chips
          label={t('agent.type')}
          value={kind}
          options={(['0', '1'] as const).map(type => [type, t(`agent.type.${type}`)] as const)}
          onChoose={setKind}
        />
        <FormActions submit={t('agent.addAccount')} busy={fields.busy} />
      </form>
    </section>
  )
}

function MadeAccount({ made: { account, password }, onMore }: { made: Made; onMore: () => void }) {
  const t = useText()
  return (
    <section className={forms.card} aria-label={t('agent.accountMade', { account })} data-testid="made">
      <h3>{t('agent.accountMade', { account })}</h3>
      <p className={forms.lead}>{t('agent.passwordOnce')}</p>
      <div className={classes.given}>
        <output className={classes.text}>{password}</output>
        <CopyButton text={password} label={t('records.copy', { what: t('field.password') })} />
      </div>
      <div className={forms.actions}>
        <Button look="main" onClick={onMore}>
          {t('agent.noted')}
        </Button>
      </div>
    </section>
  )
}
