import { formatWire } from '@baize/money'
import { useState } from 'react'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { RecordPages } from '../../shared/records/table/record-pages.tsx'
import { RecordTable } from '../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../shared/records/table/record-time.tsx'
import { useMemberQuery } from '../promotions/index.ts'
import classes from './mall.module.css'

const codeKeys: Record<string, TextKey> = {
  POINTS_EARN: 'mall.code.POINTS_EARN',
  POINTS_GRANT: 'mall.code.POINTS_GRANT',
  POINTS_CONVERT: 'mall.code.POINTS_CONVERT',
  REDEEM_HOLD: 'mall.code.REDEEM_HOLD',
  REDEEM_RETURN: 'mall.code.REDEEM_RETURN',
  PRIZE: 'mall.code.PRIZE',
}

/** How the member's points came and went. */
export function PointsDetails() {
  const t = useText()
  const [page, setPage] = useState(1)
  const query = useMemberQuery('points.transactions', { book: 'POINTS', page, pageSize: 15 }, { membersOnly: true })
  return (
    <section className={classes.panel}>
      <RecordTable
        label={t('mall.details')}
        query={query}
        rows={query.data?.list}
        none={{ title: t('mall.noDetails') }}
        rowKey={({ id }) => id}
        columns={[
          { label: t('mall.time'), cell: row => <RecordTime at={row.time} /> },
          {
            label: t('mall.kind'),
            onTop: true,
            cell: row => {
              const key = codeKeys[row.code]
              return key ? t(key) : row.code
            },
          },
          {
            label: t('mall.changed'),
            onTop: true,
            isFigure: true,
            cell: row => (
              <b data-gain={!row.change.startsWith('-')} className={classes.change}>
                {row.change.startsWith('-') ? '' : '+'}
                {formatWire(row.change)}
              </b>
            ),
          },
          { label: t('mall.balance'), isFigure: true, cell: row => formatWire(row.balanceAfter) },
          { label: t('mall.ratio'), isFigure: true, cell: row => row.pointsRatio ?? '' },
        ]}
      />
      <RecordPages page={page} pageCount={query.data?.totalPages ?? 1} onPage={setPage} />
    </section>
  )
}
