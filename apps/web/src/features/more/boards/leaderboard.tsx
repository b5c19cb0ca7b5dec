import type { ResponseOf } from '@baize/api'
import { Money } from '@baize/ui/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type Column, RecordTable } from '../../../shared/records/table/record-table.tsx'
import classes from '../more.module.css'
import { PageHead } from '../page-head.tsx'
import own from './boards.module.css'
import { ToSlots } from './to-slots.tsx'

type Place = ResponseOf<'rounds.leaderboard'>['list'][number]
const periods = ['DAY', 'WEEK', 'MONTH'] as const

/** Members by valid bet of the day, the week and the month. */
export function Leaderboard() {
  const t = useText()
  const [period, setPeriod] = useState<(typeof periods)[number]>('DAY')
  const query = useQuery(callQuery(useApp().call, 'rounds.leaderboard', { period }))
  return (
    <div className={classes.page}>
      <PageHead title={t('news.leaderboard')} lead={t('news.leaderboardLead')} />
      <div className={classes.tabs}>
        {periods.map(name => (
          <button
            key={name}
            type="button"
            className={classes.tab}
            aria-pressed={name === period}
            onClick={() => setPeriod(name)}
          >
            {t(`news.period.${name}`)}
          </button>
        ))}
      </div>
      <RecordTable
        label={t('news.leaderboard')}
        columns={useColumns()}
        rows={query.data?.list}
        rowKey={({ rank }) => String(rank)}
        query={query}
        none={{ title: t('news.leaderboardEmpty'), icon: 'trophy', next: <ToSlots /> }}
      />
    </div>
  )
}

function useColumns(): Column<Place>[] {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  return [
    {
      label: t('news.rank'),
      onTop: true,
      cell: ({ rank }) => (
        <span className={own.rank} data-first={rank <= 3}>
          {rank}
        </span>
      ),
    },
    { label: t('winners.player'), cell: ({ player }) => player },
    {
      label: t('records.validBet'),
      isFigure: true,
      onTop: true,
      cell: ({ validBet }) => <Money amount={validBet} symbol={currencySymbol} />,
    },
  ]
}
