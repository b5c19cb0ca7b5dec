import type { ContractType } from '@baize/api'
import { useState } from 'react'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { Figures } from '../../../shared/records/figures/figures.tsx'
import { Signed } from '../../../shared/records/figures/signed.tsx'
import { useMoney } from '../../../shared/records/figures/use-money.tsx'
import { Choice, FilterBar } from '../../../shared/records/filter-bar.tsx'
import records from '../../../shared/records/record-page.module.css'
import { RecordPages } from '../../../shared/records/table/record-pages.tsx'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { useExport } from '../../../shared/records/table/use-export.ts'
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts'
import { OwnContract, WaitingOffers } from '../../contracts/index.ts'
import { useLineColumns } from './line-columns.tsx'
import { LineSheet } from './line-sheet.tsx'
import { type Line, useLines } from './use-lines.ts'

const sides = ['RECEIVED', 'PAID'] as const
const everything: { side: (typeof sides)[number] | '' } = { side: '' }
const pageSize = 15

interface Props {
  type: ContractType
  label: TextKey
  /** When such contracts pay, where that is the same for all of them. */
  note?: TextKey
}

/** What contracts of a kind came to, window by window, received and paid, and the contract that pays the agent now. */
export function ContractLines({ type, label, note }: Props) {
  const t = useText()
  const { days, choices, choose, page, setPage, bar } = useRecordFilter(everything)
  const [open, setOpen] = useState<Line | null>(null)
  const file = useExport('contracts.linesSheet')
  const csv = useExport('contracts.linesCsv')
  const { side } = choices
  const filter = { ...days, ...(side && { side }) }
  const query = useLines(type, { ...filter, page, pageSize })
  const { data } = query
  return (
    <div className={records.page}>
      <WaitingOffers type={type} />
      <OwnContract type={type} title={t('agent.ownContract')} />
      <FilterBar
        {...bar}
        {...(data &&
          data.totals.count > 0 && {
            onExport: () => file.save({ ...filter, type }),
            onExportCsv: () => csv.save({ ...filter, type }),
          })}
        isExporting={file.isExporting || csv.isExporting}
      >
        <Choice
          label={t('agent.side')}
          value={side}
          options={sides.map(name => [name, t(`agent.side.${name}`)] as const)}
          onChoose={next => choose({ side: next })}
        />
      </FilterBar>
      <LineFigures totals={data?.totals} />
      {note && <p className={records.soft}>{t(note)}</p>}
      <RecordTable<Line>
        label={t(label)}
        columns={useLineColumns(type)}
        rows={data?.list}
        rowKey={line => line.id + line.side}
        onOpen={setOpen}
        query={query}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      {open && <LineSheet type={type} line={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface Totals {
  count: number
  due: string
  adjustment: string
  amount: string
}

function LineFigures({ totals }: { totals: Totals | undefined }) {
  const t = useText()
  const money = useMoney()
  return (
    <Figures
      testId="totals"
      figures={[
        { label: t('agent.amount'), value: money(totals?.amount) },
        { label: t('agent.due'), value: money(totals?.due) },
        { label: t('agent.adjustment'), value: totals ? <Signed amount={totals.adjustment} /> : '–' },
        { label: t('agent.lines'), value: totals ? String(totals.count) : '–' },
      ]}
    />
  )
}
