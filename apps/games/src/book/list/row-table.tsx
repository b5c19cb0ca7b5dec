import type { RowView } from '@baize/api/studio/sports/fixture-views'
import { usePage, usePicture, useZone } from '../context.ts'
import { countdownText } from '../names/period-text.ts'
import { timeText } from '../names/time-text.ts'
import { mainMarkets } from '../odds/main-prices.ts'
import { useNow } from '../odds/use-now.ts'
import { textOf } from '../texts.ts'
import { AsianRows, asianMarkets } from './asian-rows.tsx'
import { FixtureRow } from './fixture-row.tsx'
import type { RowGroup } from './groups.ts'
import { LeagueStar } from './star.tsx'

const secondMs = 1_000

interface RowTableProps {
  group: RowGroup
  isAsian: boolean
  /** The market that a phone shows: 0 the result, 1 the handicap, 2 the total. */
  column: number
}

/** A table of the fixtures of one league that kick off together. */
export function RowTable({ group, isAsian, column }: RowTableProps) {
  const { t, boot } = usePage()
  const { sport } = group.rows[0]!.fixture
  const league = boot.lobby.competitions.find(({ id }) => id === group.competition)?.name ?? group.competition
  const showsAsian = isAsian && sport === 'FOOT'
  const heads = showsAsian
    ? asianMarkets.map(market => t(`asian.${market}`))
    : mainMarkets[sport].map(market => textOf(t, `column.${sport === 'FOOT' ? 'FOOT.' : ''}${market}`))
  return (
    <section className="league">
      <header className="league-head">
        <LeagueStar competition={group.competition} name={league} />
        <h3>{league}</h3>
        <span className="virtual">{t('virtual')}</span>
        {group.kickOffMs === null ? <LiveMark /> : <KickOff atMs={group.kickOffMs} />}
      </header>
      <table className={showsAsian ? 'match-rows is-asian' : 'match-rows'} data-column={column} data-sport={sport}>
        <thead>
          <tr>
            <th scope="col" className="row-when">
              {t('column.when')}
            </th>
            <th scope="col" className="row-who">
              {t('column.who')}
            </th>
            {heads.map((head, place) => (
              <th key={head} scope="col" className="row-market" data-column={showsAsian ? undefined : place}>
                {head}
              </th>
            ))}
            <th scope="col" className="row-more">
              <span className="unseen">{t('column.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map(row => (
            <KnownRow key={row.fixture.id} row={row} isAsian={showsAsian} headMs={group.kickOffMs} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A row as the stream tells it by now. */
function KnownRow({ row, isAsian, headMs }: { row: RowView; isAsian: boolean; headMs: number | null }) {
  const { book } = usePage()
  const { fixtures, sheets, moved } = usePicture(book)
  const { id } = row.fixture
  const Row = isAsian ? AsianRows : FixtureRow
  const shown = { fixture: fixtures[id] ?? row.fixture, sheet: sheets[id] ?? row.sheet, moved: moved[id] }
  return <Row {...shown} more={row.more} headMs={headMs} />
}

function KickOff({ atMs }: { atMs: number }) {
  const { t, clock } = usePage()
  const zone = useZone()
  const leftMs = atMs - useNow(clock, secondMs)
  if (leftMs <= 0) return <LiveMark />
  const left = countdownText(leftMs)
  return <span className="league-when">{t('list.kickOff', { time: timeText(atMs, zone), left })}</span>
}

/** In the place of a time: the matches of the table are running. */
function LiveMark() {
  const { t } = usePage()
  return <span className="league-when is-live">{t('state.live')}</span>
}
