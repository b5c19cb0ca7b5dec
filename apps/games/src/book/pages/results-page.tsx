import type { RowView } from '@baize/api/studio/sports/fixture-views'
import { Pagination } from '@baize/ui/pagination.tsx'
import { Select } from '@baize/ui/select.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useState } from 'react'
import { usePage, useZone } from '../context.ts'
import { Answered } from '../layout/answered.tsx'
import { useAnswer } from '../layout/use-answer.ts'
import { lastDays } from '../names/days.ts'
import { SportIcon } from '../names/sport-icon.tsx'
import { timeText } from '../names/time-text.ts'

const listedDays = 8

/** Matches that are over, by day and league; each leads to its page. */
export function ResultsPage() {
  const { t, api, boot, clock } = usePage()
  const zone = useZone()
  const days = lastDays(clock.nowMs, listedDays, zone)
  const [day, setDay] = useState(days[0]!)
  const [competition, setCompetition] = useState('')
  const [page, setPage] = useState(1)
  const asked = useAnswer(`${day} ${competition} ${page}`, () =>
    api.results({ day, zone, page, ...(competition && { competition }) }),
  )
  const leagues: [string, string][] = [
    ['', t('bets.allLeagues')],
    ...boot.lobby.competitions.map(({ id, name }): [string, string] => [id, name]),
  ]
  const first =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPage(1)
    }
  return (
    <div className="results">
      <h2>{t('nav.results')}</h2>
      <div className="filters">
        <Select
          look="small"
          label={t('bets.day')}
          value={day}
          options={days.map(each => [each, each])}
          onChoose={first(setDay)}
        />
        <Select
          look="small"
          label={t('bets.league')}
          value={competition}
          options={leagues}
          onChoose={first(setCompetition)}
        />
      </div>
      <Answered asked={asked}>
        {({ rows, pages }) => (
          <>
            <ResultList rows={rows} />
            <Pagination
              label={t('pages.row')}
              backLabel={t('pages.back')}
              forwardLabel={t('pages.forward')}
              pageLabel={number => t('pages.page', { n: number })}
              page={page}
              pageCount={pages}
              onPage={setPage}
            />
          </>
        )}
      </Answered>
    </div>
  )
}

export function ResultList({ rows }: { rows: readonly RowView[] }) {
  const { t, desk } = usePage()
  const zone = useZone()
  if (rows.length === 0) return <EmptyState icon="clock" title={t('results.empty')} />
  return (
    <table className="figures results-table">
      <thead>
        <tr>
          {[t('column.when'), t('column.who'), t('results.score'), t('results.parts')].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fixture: { id, sport, kickOffMs, home, away, score, state, voidReason } }) => (
          <tr key={id}>
            <td>
              <span className="result-when">
                <SportIcon sport={sport} size={15} />
                {timeText(kickOffMs, zone)}
              </span>
            </td>
            <th scope="row">
              <button type="button" className="link" onClick={() => desk.go({ page: 'fixture', id })}>
                {t('fixture.pair', { home: home?.name ?? t('fixture.open'), away: away?.name ?? t('fixture.open') })}
              </button>
            </th>
            <td>
              <b>{voidReason ? t(`state.${state}`) : score.score.join(' – ')}</b>
            </td>
            <td>{score.parts.map(part => part.join('-')).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
