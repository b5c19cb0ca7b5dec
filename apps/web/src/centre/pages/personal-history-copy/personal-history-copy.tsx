import type { BetStatus, GameType, ResponseOf } from '@baize/api'
import { betStatuses, gameTypes } from '@baize/api'
import { Money } from '@baize/ui/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { vendorsQuery } from '../../../app/queries.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { presetDays } from '../../records/day-ranges.ts'
import { Figures } from '../../records/figures.tsx'
import { Choice, FilterBar } from '../../records/filter-bar.tsx'
import classes from '../../records/record-page.module.css'
import { RecordPages } from '../../records/record-pages.tsx'
import { type Column, RecordTable } from '../../records/record-table.tsx'
import { RecordTime } from '../../records/record-time.tsx'
import { Signed } from '../../records/signed.tsx'
import { useDays } from '../../records/use-days.ts'
import { useExport } from '../../records/use-export.ts'
import { BetStory } from './bet-story.tsx'

export type Bet = ResponseOf<'records.bets'>['list'][number]
interface Choices {
  gameType: GameType | ''
  vendor: string
  status: BetStatus | ''
}
const everything: Choices = { gameType: '', vendor: '', status: '' }
const pageSize = 15

/** The member's own bets: what to see of them, what they come to, and the story of each. */
export default function PersonalHistoryCopy() {
  const t = useText()
  const { call } = useApp()
  const { days, today, setDays } = useDays()
  const [choices, setChoices] = useState(everything)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Bet | null>(null)
  const file = useExport('records.betsCsv')
  const filter = {
    ...days,
    ...(choices.gameType && { gameType: choices.gameType }),
    ...(choices.vendor && { vendor: choices.vendor }),
    ...(choices.status && { status: choices.status }),
  }
  const query = useQuery({ ...callQuery(call, 'records.bets', { ...filter, page, pageSize }), staleTime: 0 })
  const { data } = query
  const choose = (part: Partial<Choices>): void => {
    setChoices({ ...choices, ...part })
    setPage(1)
  }
  return (
    <div className={classes.page}>
      <FilterBar
        days={days}
        today={today}
        onDays={next => {
          setDays(next)
          setPage(1)
        }}
        onReset={() => {
          setDays(presetDays('prev7', today))
          choose(everything)
        }}
        onExport={data && data.totals.count > 0 ? () => file.save(filter) : undefined}
        isExporting={file.isExporting}
      >
        <BetChoices choices={choices} onChoose={choose} />
      </FilterBar>
      <BetFigures totals={data?.totals} />
      <RecordTable
        label={t('centre.personalHistoryCopy')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={bet => bet.betId}
        onOpen={setOpen}
        query={query}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      {open && <BetStory bet={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function BetChoices({ choices, onChoose }: { choices: Choices; onChoose: (part: Partial<Choices>) => void }) {
  const t = useText()
  const { data: groups } = useQuery(vendorsQuery(useApp()))
  const offered = (groups ?? []).filter(({ gameCategory }) => !choices.gameType || gameCategory === choices.gameType)
  const vendors = new Map(
    offered.flatMap(group => group.vendors.map(card => [card.vassalage, card.vendorName] as const)),
  )
  return (
    <>
      <Choice
        label={t('records.category')}
        value={choices.gameType}
        options={gameTypes.map(type => [type, t(`category.${type}`)] as const)}
        onChoose={gameType => onChoose({ gameType, vendor: '' })}
      />
      <Choice
        label={t('records.provider')}
        value={choices.vendor}
        options={[...vendors]}
        onChoose={vendor => onChoose({ vendor })}
      />
      <Choice
        label={t('records.status')}
        value={choices.status}
        options={betStatuses.map(status => [status, t(`records.status.${status}`)] as const)}
        onChoose={status => onChoose({ status })}
      />
    </>
  )
}

function BetFigures({ totals }: { totals: ResponseOf<'records.bets'>['totals'] | undefined }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const money = (amount: string | undefined) => (amount ? <Money amount={amount} symbol={currencySymbol} /> : '–')
  return (
    <Figures
      testId="totals"
      figures={[
        { label: t('records.bets'), value: totals ? String(totals.count) : '–' },
        { label: t('records.stake'), value: money(totals?.stake) },
        { label: t('records.validBet'), value: money(totals?.validBet) },
        { label: t('records.payout'), value: money(totals?.payout) },
        { label: t('records.net'), value: totals ? <Signed amount={totals.netWin} /> : '–' },
      ]}
    />
  )
}

function useColumns(): Column<Bet>[] {
  const t = useText()
  const money = (amount: string) => <Money amount={amount} symbol="" />
  return [
    { label: t('records.time'), cell: bet => <RecordTime at={bet.time} /> },
    {
      label: t('records.game'),
      onTop: true,
      cell: ({ gameName, vendorName }) => (
        <span>
          <span className={classes.strong}>{gameName}</span>
          <span className={classes.soft}>{vendorName}</span>
        </span>
      ),
    },
    { label: t('records.betId'), cell: bet => bet.betId },
    { label: t('records.stake'), isFigure: true, cell: bet => money(bet.cancelledStake ?? bet.stake) },
    { label: t('records.validBet'), isFigure: true, cell: bet => money(bet.validBet) },
    { label: t('records.payout'), isFigure: true, cell: bet => money(bet.payout) },
    { label: t('records.net'), isFigure: true, onTop: true, cell: bet => <Signed amount={bet.netWin} plain /> },
    {
      label: t('records.status'),
      cell: ({ status }) => (
        <span className={classes.status} data-good={status === 'WON' || status === 'HALF_WON'}>
          {t(`records.status.${status}`)}
        </span>
      ),
    },
  ]
}
