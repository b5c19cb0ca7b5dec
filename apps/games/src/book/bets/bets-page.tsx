import type { StudioRequest } from '@baize/api/studio/requests'
import type { BetView } from '@baize/api/studio/sports/bets'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { Button } from '@baize/ui/button.tsx'
import { Select } from '@baize/ui/select.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useState } from 'react'
import { usePage, usePicture, useZone } from '../context.ts'
import { Answered } from '../layout/answered.tsx'
import { TabStrip } from '../layout/tab-strip.tsx'
import { useAnswer } from '../layout/use-answer.ts'
import { useWatch } from '../layout/use-watch.ts'
import { lastDays } from '../names/days.ts'
import { BetCard } from './bet-card.tsx'
import { CsvText } from './csv-text.tsx'

type View = StudioRequest<'book.bets'>['view']

const listedDays = 8

/** Own bets: open, settled and cashed out, by sport and day, with their sums. */
export function BetsPage() {
  const { t, api, book, boot, clock } = usePage()
  const zone = useZone()
  const [view, setView] = useState<View>('open')
  const [sport, setSport] = useState<SportId | 'all'>('all')
  const [day, setDay] = useState('')
  const [older, setOlder] = useState<{ key: string; bets: BetView[]; before: string | null } | null>(null)
  const key = [view, sport, day].join(' ')
  const filter = { view, ...(sport !== 'all' && { sport }), ...(day !== '' && { day, zone }) }
  const read = async (before?: string) => {
    const outcome = await api.bets({ ...filter, ...(before && { before }) })
    if (outcome.kind === 'ok') book.tell({ type: 'bets', bets: outcome.value.bets })
    return outcome
  }
  const asked = useAnswer(key, () => read())
  const more = async (shown: readonly BetView[], before: string) => {
    const outcome = await read(before)
    if (outcome.kind === 'ok') setOlder({ key, bets: [...shown, ...outcome.value.bets], before: outcome.value.before })
  }
  const sports: [SportId | 'all', string][] = [
    ['all', t('sport.all')],
    ...boot.sports.map((id): [SportId, string] => [id, t(`sport.${id}`)]),
  ]
  return (
    <div className="bets">
      <TabStrip
        label={t('nav.bets')}
        tabs={(['open', 'settled', 'cashed-out'] as const).map(each => [each, t(`bets.view.${each}`)] as const)}
        chosen={view}
        onChoose={setView}
      />
      <div className="filters">
        <Select look="small" label={t('bets.sport')} value={sport} options={sports} onChoose={setSport} />
        <Select
          look="small"
          label={t('bets.day')}
          value={day}
          options={[
            ['', t('bets.allDays')],
            ...lastDays(clock.nowMs, listedDays, zone).map((each): [string, string] => [each, each]),
          ]}
          onChoose={setDay}
        />
      </div>
      <Answered asked={asked}>
        {({ bets, sums, before }) => {
          const shown = older?.key === key ? older.bets : bets
          const next = older?.key === key ? older.before : before
          return (
            <>
              <Sums {...sums} isOpen={view === 'open'} />
              <BetList bets={shown} view={view} />
              {next && <Button onClick={() => void more(shown, next)}>{t('bets.older')}</Button>}
              {shown.length > 0 && <CsvText bets={shown} />}
            </>
          )
        }}
      </Answered>
    </div>
  )
}

interface SumsProps {
  bets: number
  stakeUnits: string
  payoutUnits: string
  /** Nothing has come back of open bets, so that they have no net yet. */
  isOpen: boolean
}

function Sums({ bets, stakeUnits, payoutUnits, isOpen }: SumsProps) {
  const { t, money } = usePage()
  const net = BigInt(payoutUnits) - BigInt(stakeUnits)
  const rows = [
    [t('bets.count'), String(bets)],
    [t('stake'), money(stakeUnits)],
    ...(isOpen
      ? []
      : ([
          [t('bets.payout'), money(payoutUnits)],
          [t('bets.net'), `${net > 0n ? '+' : ''}${money(net)}`],
        ] as const)),
  ] as const
  return (
    <dl className="bet-sums sums-of-all">
      {rows.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

const isRunning = ({ state }: BetView): boolean =>
  ['betting', 'accepted', 'decided', 'cashing', 'voiding'].includes(state)

/** Bets as the stream tells them by now; one that is over has left the open ones. */
export function BetList({ bets, view }: { bets: readonly BetView[]; view: View }) {
  const { t, book, desk } = usePage()
  const known = usePicture(book).bets
  const now = bets.map(bet => known[bet.betId] ?? bet).filter(bet => view !== 'open' || isRunning(bet))
  useWatch('bets', [...new Set(now.filter(isRunning).flatMap(bet => bet.legs.map(({ fixture }) => fixture)))])
  if (now.length === 0)
    return (
      <EmptyState icon="clock" title={t(`bets.empty.${view}`)}>
        <Button onClick={() => desk.go({ page: 'list', view: 'live' })}>{t('bets.toList')}</Button>
      </EmptyState>
    )
  return (
    <div className="bet-list">
      {now.map(bet => (
        <BetCard key={bet.betId} bet={bet} />
      ))}
    </div>
  )
}
