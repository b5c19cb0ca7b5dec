import { Select } from '@baize/ui/select.tsx'
import { usePage } from '../context.ts'
import { Answered } from '../layout/answered.tsx'
import { useAnswer } from '../layout/use-answer.ts'
import { StandingsTable } from './standings-table.tsx'

/** The table of a league's season. */
export function StandingsPage({ competition }: { competition: string }) {
  const { t, api, boot, desk } = usePage()
  const { competitions } = boot.lobby
  const league = competitions.find(({ id }) => id === competition)
  const asked = useAnswer(competition, () => api.standings({ competition }))
  return (
    <div className="standings-page">
      <h2>{t('nav.standings')}</h2>
      <Select
        look="small"
        label={t('bets.league')}
        value={competition}
        options={competitions.map(({ id, name }) => [id, name] as const)}
        onChoose={id => desk.go({ page: 'standings', competition: id })}
      />
      <Answered asked={asked} lines={16}>
        {({ season, rows }) => (
          <>
            <p className="hint">{t('standings.season', { n: season })}</p>
            <StandingsTable competition={competition} sport={league?.sport ?? 'FOOT'} rows={rows} />
            <p className="hint">{t('stats.prices')}</p>
          </>
        )}
      </Answered>
    </div>
  )
}
