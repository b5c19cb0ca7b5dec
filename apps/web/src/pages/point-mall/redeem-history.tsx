import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { Records, recordTime } from '../../loyalty/records.tsx'
import { useMemberQuery } from '../../loyalty/use-member-query.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './mall.module.css'

const statusKeys = {
  'In Process': 'mall.status.inProcess',
  Approved: 'mall.status.approved',
  Rejected: 'mall.status.rejected',
} as const satisfies Record<string, TextKey>

/** What the member has redeemed, and what became of it. */
export function RedeemHistory() {
  const t = useText()
  const { currencySymbol, clockOffsetMinutes } = useApp().permission.info
  const [page, setPage] = useState(1)
  const query = useMemberQuery('points.redemptions', { page, pageSize: 10 }, { membersOnly: true })
  return (
    <section className={classes.panel}>
      <Records
        label={t('mall.history')}
        query={query}
        none={t('mall.noHistory')}
        rowKey={({ id }) => id}
        page={page}
        onPage={setPage}
        columns={[
          { key: 'goods', label: t('mall.redeem'), show: row => row.goodsName },
          {
            key: 'status',
            label: t('promo.col.status'),
            show: row => (
              <>
                <span data-status={row.status} className={classes.status}>
                  {t(statusKeys[row.status])}
                </span>
                {row.reason && <small className={classes.why}>{t('promo.reason', { reason: row.reason })}</small>}
              </>
            ),
          },
          { key: 'time', label: t('mall.applyTime'), show: row => recordTime(row.applyTime, clockOffsetMinutes) },
          { key: 'quantity', label: t('mall.redeemQuantity'), figure: true, show: row => row.redeemQuantity },
          { key: 'account', label: t('mall.paidAccount'), show: row => row.paidAccount },
          {
            key: 'paid',
            label: t('mall.paidAmount'),
            figure: true,
            show: row => moneyText(row.paidAmount, currencySymbol),
          },
          { key: 'address', label: t('mall.address'), show: row => row.receivingAddress },
          { key: 'mobile', label: t('mall.mobile'), show: row => row.mobile },
        ]}
      />
    </section>
  )
}
