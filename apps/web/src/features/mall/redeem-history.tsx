import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { RecordPages } from '../../shared/records/table/record-pages.tsx'
import { RecordTable } from '../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../shared/records/table/record-time.tsx'
import { useMemberQuery } from '../promotions/index.ts'
import classes from './mall.module.css'

const statusKeys = {
  'In Process': 'mall.status.inProcess',
  Approved: 'mall.status.approved',
  Rejected: 'mall.status.rejected',
} as const satisfies Record<string, TextKey>

/** What the member has redeemed, and what became of it. */
export function RedeemHistory() {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const [page, setPage] = useState(1)
  const query = useMemberQuery('points.redemptions', { page, pageSize: 10 }, { membersOnly: true })
  return (
    <section className={classes.panel}>
      <RecordTable
        label={t('mall.history')}
        query={query}
        rows={query.data?.list}
        none={{ title: t('mall.noHistory') }}
        rowKey={({ id }) => id}
        columns={[
          { label: t('mall.redeem'), onTop: true, cell: row => row.goodsName },
          {
            label: t('promo.col.status'),
            onTop: true,
            cell: row => (
              <>
                <span data-status={row.status} className={classes.status}>
                  {t(statusKeys[row.status])}
                </span>
                {row.reason && <small className={classes.why}>{t('promo.reason', { reason: row.reason })}</small>}
              </>
            ),
          },
          { label: t('mall.applyTime'), cell: row => <RecordTime at={row.applyTime} /> },
          { label: t('mall.redeemQuantity'), isFigure: true, cell: row => row.redeemQuantity },
          { label: t('mall.paidAccount'), cell: row => row.paidAccount },
          {
            label: t('mall.paidAmount'),
            isFigure: true,
            cell: row => row.paidAccount && moneyText(row.paidAmount, currencySymbol),
          },
          { label: t('mall.address'), cell: row => row.receivingAddress },
          { label: t('mall.mobile'), cell: row => row.mobile },
        ]}
      />
      <RecordPages page={page} pageCount={query.data?.totalPages ?? 1} onPage={setPage} />
    </section>
  )
}
