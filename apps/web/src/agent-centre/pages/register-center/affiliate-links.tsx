import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { FormFault } from '../../../auth/form-fault.tsx'
import { filledIn } from '../../../auth/rules.ts'
import { useFields } from '../../../auth/use-fields.ts'
import forms from '../../../centre/forms/forms.module.css'
import { DayPresets } from '../../../centre/records/day-picker.tsx'
import { moneyColumn } from '../../../centre/records/money-column.tsx'
import records from '../../../centre/records/record-page.module.css'
import { type Column, RecordTable } from '../../../centre/records/record-table.tsx'
import { RecordTime } from '../../../centre/records/record-time.tsx'
import { CopyButton } from '../../../centre/records/story-sheet.tsx'
import { useDefined } from '../../../centre/records/use-defined.ts'
import { useRecordFilter } from '../../../centre/records/use-record-filter.ts'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import QrCode from '../../../shortcuts/qr-code.tsx'
import classes from './register-center.module.css'

type Code = ResponseOf<'agents.affiliateCodes'>['list'][number]

const linkOf = ({ code }: Pick<Code, 'code'>): string => `${location.origin}/register?affiliateCode=${code}`

/** The agent's links for registration, who came by each, and a form for one more. */
export function AffiliateLinks() {
  const t = useText()
  const app = useApp()
  const { days, bar } = useRecordFilter({})
  const query = useQuery({
    ...callQuery(app.call, 'agents.affiliateCodes', days),
    staleTime: 0,
    placeholderData: before => before,
  })
  const [open, setOpen] = useState<Code | null>(null)
  const fields = useFields({
    names: ['label'] as const,
    rules: { label: { ...filledIn, required: false, maxLength: 40 } },
    async send({ label }) {
      await call('agents.createAffiliateCode', { label })
      fields.set('label', '')
      await query.refetch()
    },
  })
  return (
    <section className={forms.section} aria-label={t('agent.links')}>
      <h3>{t('agent.links')}</h3>
      <p className={forms.lead}>{t('agent.linksText')}</p>
      <form ref={fields.form} className={classes.make} noValidate onSubmit={event => void fields.submit(event)}>
        <FormFault text={fields.faults.form} />
        <Field {...fields.bind('label')} label={t('agent.linkLabel')} hint={t('agent.linkLabelHint')} />
        <Button type="submit" busy={fields.busy}>
          {t('agent.makeLink')}
        </Button>
      </form>
      <DayPresets days={days} today={bar.today} onDays={bar.onDays} />
      <RecordTable
        label={t('agent.links')}
        columns={useColumns()}
        rows={query.data?.list}
        rowKey={({ code }) => code}
        onOpen={setOpen}
        query={query}
        none={{ title: t('agent.noLinks') }}
      />
      {open && <LinkSheet code={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

function useColumns(): Column<Code>[] {
  const t = useText()
  const defined = useDefined()
  return [
    {
      label: t('agent.code'),
      onTop: true,
      cell: ({ code, label }) => (
        <span>
          <span className={records.strong}>{code}</span>
          <span className={records.soft}>{label}</span>
        </span>
      ),
    },
    { ...defined('clicks'), isFigure: true, isZero: ({ clicks }) => clicks === 0, cell: ({ clicks }) => clicks },
    {
      ...defined('registrations'),
      ...{
        isFigure: true,
        isZero: ({ registrations }) => registrations === 0,
        cell: ({ registrations }) => registrations,
      },
    },
    {
      ...defined('firstDeposits'),
      ...{
        isFigure: true,
        isZero: ({ firstDeposits }) => firstDeposits === 0,
        cell: ({ firstDeposits }) => firstDeposits,
      },
    },
    moneyColumn(defined('turnover'), ({ turnover }) => turnover),
    moneyColumn(defined('myEarnings'), ({ earned }) => earned, true),
    { label: t('agent.createdAt'), cell: ({ createdAt }) => <RecordTime at={createdAt} /> },
  ]
}

/** A link to give away: as text, and as a picture to scan. */
function LinkSheet({ code, onClose }: { code: Code; onClose: () => void }) {
  const t = useText()
  const link = linkOf(code)
  return (
    <Modal
      title={code.label || code.code}
      closeLabel={t('action.close')}
      onClose={onClose}
      closesOutside
      widthPx={420}
      testId="link"
    >
      <div className={classes.sheet}>
        <QrCode text={link} label={t('agent.scan')} />
        <div className={classes.given}>
          <output className={classes.text}>{link}</output>
          <CopyButton text={link} label={t('records.copy', { what: t('agent.link') })} />
        </div>
      </div>
    </Modal>
  )
}
