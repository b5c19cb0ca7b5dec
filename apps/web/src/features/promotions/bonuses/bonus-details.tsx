import { buttonClass } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../../../shared/records/record-page.module.css'
import { RecordPages } from '../../../shared/records/table/record-pages.tsx'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { useMemberQuery } from '../loyalty/use-member-query.ts'
import { WageringCard } from '../loyalty/wagering-card.tsx'

/** Bonuses that the member has received, each with what it still asks for. */
export default function BonusDetails() {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const [page, setPage] = useState(1)
  const query = useMemberQuery('promotions.bonuses', { page, pageSize: 12 }, { membersOnly: true })
  return (
    <div className={classes.page}>
      <WageringCard />
      <RecordTable
        label={t('centre.bonusDetails')}
        query={query}
        rows={query.data?.list}
        none={{
          title: t('promo.noBonuses'),
          icon: 'gift',
          next: (
            <Link to="/promotions" className={buttonClass('plain')}>
              {t('promo.back')}
            </Link>
          ),
        }}
        rowKey={({ id }) => id}
        columns={[
          {
            label: t('promo.col.source'),
            onTop: true,
            cell: row => `${t(`promo.source.${row.source}`)} · ${row.title}`,
          },
          {
            label: t('promo.col.amount'),
            isFigure: true,
            onTop: true,
            cell: row => moneyText(row.amount, currencySymbol, true),
          },
          { label: t('promo.col.multiple'), isFigure: true, cell: row => `${row.multiple}×` },
          { label: t('promo.col.left'), isFigure: true, cell: row => moneyText(row.turnoverLeft, currencySymbol) },
          { label: t('promo.col.status'), cell: row => t(`promo.bonus.${row.status}`) },
          { label: t('promo.col.time'), cell: row => <RecordTime at={row.time} /> },
        ]}
      />
      <RecordPages page={page} pageCount={query.data?.totalPages ?? 1} onPage={setPage} />
    </div>
  )
}
