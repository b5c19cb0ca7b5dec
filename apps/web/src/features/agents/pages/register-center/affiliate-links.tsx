import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { FormFault } from '../../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../../shared/fields/rules.ts'
import { useFields } from '../../../../shared/fields/use-fields.ts'
import forms from '../../../../shared/forms/forms.module.css'
import { useText } from '../../../../shared/i18n/use-text.ts'
import QrCode from '../../../../shared/qr/qr-code.tsx'
import { DayPresets } from '../../../../shared/records/days/day-picker.tsx'
import { useDefined } from '../../../../shared/records/figures/use-defined.ts'
import records from '../../../../shared/records/record-page.module.css'
import { CopyButton } from '../../../../shared/records/story-sheet.tsx'
import { moneyColumn } from '../../../../shared/records/table/money-column.tsx'
import { type Column, RecordTable } from '../../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../../shared/records/table/record-time.tsx'
import { useRecordFilter } from '../../../../shared/records/use-record-filter.ts'
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
