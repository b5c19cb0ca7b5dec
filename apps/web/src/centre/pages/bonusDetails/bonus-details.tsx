import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { Records, recordTime } from '../../../loyalty/records.tsx'
import { useMemberQuery } from '../../../loyalty/use-member-query.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Bonuses that the member has received, each with what it still asks for. */
export default function BonusDetails() {
  const t = useText()
  const { currencySymbol, clockOffsetMinutes } = useApp().permission.info
  const [page, setPage] = useState(1)
  const query = useMemberQuery('promotions.bonuses', { page, pageSize: 12 }, { membersOnly: true })
  return (
    <Records
      label={t('centre.bonusDetails')}
      query={query}
      none={t('promo.noBonuses')}
      rowKey={({ id }) => id}
      page={page}
      onPage={setPage}
      columns={[
        {
          key: 'source',
          label: t('promo.col.source'),
          show: row => `${t(`promo.source.${row.source}`)} · ${row.title}`,
        },
        {
          key: 'amount',
          label: t('promo.col.amount'),
          figure: true,
          show: row => moneyText(row.amount, currencySymbol, true),
        },
        { key: 'multiple', label: t('promo.col.multiple'), figure: true, show: row => `${row.multiple}×` },
        {
          key: 'left',
          label: t('promo.col.left'),
          figure: true,
          show: row => moneyText(row.turnoverLeft, currencySymbol),
        },
        { key: 'status', label: t('promo.col.status'), show: row => t(`promo.bonus.${row.status}`) },
        { key: 'time', label: t('promo.col.time'), show: row => recordTime(row.time, clockOffsetMinutes) },
      ]}
    />
  )
}
