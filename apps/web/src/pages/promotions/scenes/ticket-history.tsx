import { useApp } from '../../../app/app.tsx'
import { Records, recordTime } from '../../../loyalty/records.tsx'
import { useMemberQuery } from '../../../loyalty/use-member-query.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

const codes = ['TICKET_GRANT', 'TICKET_USE', 'PRIZE'] as const

/** How the member's tickets of one kind came and went. */
export function TicketHistory({ kind }: { kind: 'WHEEL' | 'EGG' | 'RAFFLE' }) {
  const t = useText()
  const { clockOffsetMinutes } = useApp().permission.info
  const query = useMemberQuery('promotions.tickets', { pageSize: 50 }, { membersOnly: true })
  const data = query.data && { list: query.data.list.filter(each => each.kind === kind).slice(0, 10) }
  return (
    <>
      <h2>{t('prize.history')}</h2>
      <Records
        label={t('prize.history')}
        query={{ ...query, data }}
        none={t('prize.noHistory')}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', label: t('mall.time'), show: row => recordTime(row.time, clockOffsetMinutes) },
          {
            key: 'kind',
            label: t('mall.kind'),
            show: row => {
              const code = codes.find(each => each === row.code)
              return code ? t(`prize.code.${code}`) : row.code
            },
          },
          {
            key: 'change',
            label: t('prize.tickets'),
            figure: true,
            show: row => (row.change > 0 ? `+${row.change}` : row.change),
          },
        ]}
      />
    </>
  )
}
