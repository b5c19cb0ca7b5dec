import type { ResponseOf } from '@baize/api'
import { Money } from '@baize/ui/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { winnersQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { coverUrl } from '../../../shared/pictures.ts'
import { RecordPages } from '../../../shared/records/table/record-pages.tsx'
import { type Column, RecordTable } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import classes from '../more.module.css'
import { PageHead } from '../page-head.tsx'
import own from './boards.module.css'
import { ToSlots } from './to-slots.tsx'

type Winner = ResponseOf<'rounds.winnerBoard'>[number]
const pageSize = 10

/** The largest settled wins of the last day, page by page. */
export function Winners() {
  const t = useText()
  const query = useQuery(winnersQuery(useApp()))
  const [page, setPage] = useState(1)
  return (
    <div className={classes.page}>
      <PageHead title={t('winners.title')} lead={t('news.winnersLead')} />
      <RecordTable
        label={t('winners.title')}
        columns={useColumns()}
        rows={query.data?.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ player, winningTime, prize }) => player + winningTime + prize}
        query={query}
        none={{ title: t('winners.empty'), icon: 'trophy', next: <ToSlots /> }}
      />
      <RecordPages page={page} pageCount={Math.ceil((query.data?.length ?? 0) / pageSize)} onPage={setPage} />
    </div>
  )
}

function useColumns(): Column<Winner>[] {
  const t = useText()
  const { imageCdn, permission } = useApp()
  const { currencySymbol } = permission.info
  return [
    { label: t('winners.player'), onTop: true, cell: ({ player }) => player },
    {
      label: t('winners.game'),
      cell: ({ gameCode, gameName }) => (
        <span className={own.game}>
          <img src={coverUrl(imageCdn, gameCode, 160)} width={36} height={48} alt="" loading="lazy" />
          {gameName}
        </span>
      ),
    },
    { label: t('winners.time'), cell: ({ winningTime }) => <RecordTime at={winningTime} /> },
    {
      label: t('winners.prize'),
      isFigure: true,
      onTop: true,
      cell: ({ prize }) => <Money amount={prize} symbol={currencySymbol} />,
    },
  ]
}
