import { formatWire } from '@baize/money'
import { useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { Records, recordTime } from '../../loyalty/records.tsx'
import { useMemberQuery } from '../../loyalty/use-member-query.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
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
  const { clockOffsetMinutes } = useApp().permission.info
  const [page, setPage] = useState(1)
  const query = useMemberQuery('points.transactions', { book: 'POINTS', page, pageSize: 15 }, { membersOnly: true })
  return (
    <section className={classes.panel}>
      <Records
        label={t('mall.details')}
        query={query}
        none={t('mall.noDetails')}
        rowKey={({ id }) => id}
        page={page}
        onPage={setPage}
        columns={[
          { key: 'time', label: t('mall.time'), show: row => recordTime(row.time, clockOffsetMinutes) },
          {
            key: 'kind',
            label: t('mall.kind'),
            show: row => {
              const key = codeKeys[row.code]
              return key ? t(key) : row.code
            },
          },
          {
            key: 'change',
            label: t('mall.changed'),
            figure: true,
            show: row => (
              <b data-gain={!row.change.startsWith('-')} className={classes.change}>
                {row.change.startsWith('-') ? '' : '+'}
                {formatWire(row.change)}
              </b>
            ),
          },
          { key: 'after', label: t('mall.balance'), figure: true, show: row => formatWire(row.balanceAfter) },
          { key: 'ratio', label: t('mall.ratio'), figure: true, show: row => row.pointsRatio ?? '' },
        ]}
      />
    </section>
  )
}
