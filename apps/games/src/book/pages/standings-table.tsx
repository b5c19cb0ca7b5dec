import type { StandingRow } from '@baize/api/studio/sports/fixture-views'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { usePage } from '../context.ts'
import { Form } from '../fixture/tabs/form.tsx'
import { Scrolling } from '../layout/scrolling.tsx'
import { Crest } from '../names/crest.tsx'

interface StandingsTableProps {
  competition: string
  sport: SportId
  rows: readonly StandingRow[]
  /** Places of sides that are marked. */
  marked?: readonly number[]
}

/** A league's table: in football with draws and points, elsewhere by wins. */
export function StandingsTable({ competition, sport, rows, marked = [] }: StandingsTableProps) {
  const { t } = usePage()
  const isFootball = sport === 'FOOT'
  const heads = [
    'played',
    'won',
    ...(isFootball ? ['drawn'] : []),
    'lost',
    'balance',
    ...(isFootball ? ['points'] : []),
  ] as const
  if (rows.length === 0) return <p className="hint">{t('standings.empty')}</p>
  return (
    <Scrolling label={t('nav.standings')}>
      <table className="figures standings">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('standings.side')}</th>
            {heads.map(head => (
              <th key={head} scope="col">
                {t(`standings.${head as 'played'}`)}
              </th>
            ))}
            <th scope="col">{t('stats.form')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.side.index} aria-current={marked.includes(row.side.index) ? 'true' : undefined}>
              <td>{place + 1}</td>
              <th scope="row">
                <span className="standing-side">
                  <Crest competition={competition} index={row.side.index} sizePx={18} />
                  {row.side.name}
                </span>
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              {isFootball && <td>{row.drawn}</td>}
              <td>{row.lost}</td>
              <td>{`${row.for}:${row.against}`}</td>
              {isFootball && (
                <td>
                  <b>{row.points}</b>
                </td>
              )}
              <td>
                <Form form={row.form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}
