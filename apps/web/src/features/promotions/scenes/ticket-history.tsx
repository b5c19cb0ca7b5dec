import type { TicketKind } from '@baize/api/loyalty'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { useMemberQuery } from '../loyalty/use-member-query.ts'

const codes = ['TICKET_GRANT', 'TICKET_USE', 'PRIZE'] as const

/** How the member's tickets of one kind came and went. */
export function TicketHistory({ kind }: { kind: TicketKind }) {
  const t = useText()
  const query = useMemberQuery('promotions.tickets', { pageSize: 50 }, { membersOnly: true })
  const rows = query.data?.list.filter(each => each.kind === kind).slice(0, 10)
  return (
    <>
      <h2>{t('prize.history')}</h2>
      <RecordTable
        label={t('prize.history')}
        query={query}
        rows={rows}
        none={{ title: t('prize.noHistory') }}
        rowKey={({ id }) => id}
        columns={[
          { label: t('mall.time'), cell: row => <RecordTime at={row.time} /> },
          {
            label: t('mall.kind'),
            onTop: true,
            cell: row => {
              const code = codes.find(each => each === row.code)
              return code ? t(`prize.code.${code}`) : row.code
            },
          },
          {
            label: t('prize.tickets'),
            isFigure: true,
            onTop: true,
            cell: row => (row.change > 0 ? `+${row.change}` : row.change),
          },
        ]}
      />
    </>
  )
}
