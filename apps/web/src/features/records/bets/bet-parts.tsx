import type { BetStatus, GameType, ResponseOf } from '@baize/api'
import { betStatuses, gameTypes } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { vendorsQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Figures } from '../../../shared/records/figures/figures.tsx'
import { Signed } from '../../../shared/records/figures/signed.tsx'
import { useDefined } from '../../../shared/records/figures/use-defined.ts'
import { useMoney } from '../../../shared/records/figures/use-money.tsx'
import { Choice } from '../../../shared/records/filter-bar.tsx'
import classes from '../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../shared/records/table/money-column.tsx'
import type { Column } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { ShortId } from '../../../shared/records/table/short-id.tsx'
import type { Bet, BetScope } from './use-bets.ts'

export interface Choices {
  gameType: GameType | ''
  vendor: string
  status: BetStatus | ''
}

/** Which bets to see: a category, its providers, and what became of them. */
export function BetChoices({ choices, onChoose }: { choices: Choices; onChoose: (part: Partial<Choices>) => void }) {
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

/** What all bets that match come to. */
export function BetFigures({ totals }: { totals: ResponseOf<'records.bets'>['totals'] | undefined }) {
  const t = useText()
  const defined = useDefined()
  const money = useMoney()
  return (
    <Figures
      testId="totals"
      figures={[
        { label: t('records.bets'), value: totals ? String(totals.count) : '–' },
        { label: t('records.stake'), value: money(totals?.stake) },
        { label: t('records.validBet'), value: money(totals?.validBet) },
        { label: t('records.payout'), value: money(totals?.payout) },
        { ...defined('betNet'), value: totals ? <Signed amount={totals.netWin} /> : '–' },
      ]}
    />
  )
}

/** What the table says of a bet; of a team also whose it is. */
export function useBetColumns(scope: BetScope): Column<Bet>[] {
  const t = useText()
  const defined = useDefined()
  return [
    { label: t('records.time'), cell: bet => <RecordTime at={bet.time} /> },
    ...(scope === 'team' ? [{ label: t('agent.account'), cell: ({ account }: Bet) => account }] : []),
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
    { label: t('records.betId'), cell: bet => <ShortId id={bet.betId} label={t('records.betId')} /> },
    moneyColumn(t('records.stake'), bet => bet.cancelledStake ?? bet.stake),
    moneyColumn(t('records.validBet'), bet => bet.validBet),
    moneyColumn(t('records.payout'), bet => bet.payout),
    { ...defined('betNet'), isFigure: true, onTop: true, cell: bet => <Signed amount={bet.netWin} plain /> },
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
