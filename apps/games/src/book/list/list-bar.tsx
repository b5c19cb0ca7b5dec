import { usePage, usePicture } from '../context.ts'
import type { ListView, Route } from '../state/route.ts'

const views: readonly ListView[] = ['live', 'soon', 'today', 'favourites']

/** The head of a list: its views, the sports as chips, and for football the switch to the Asian table. */
export function ListBar({ route }: { route: Extract<Route, { page: 'list' }> }) {
  const { t, boot, desk, settings } = usePage()
  const { view: looks } = usePicture(settings)
  const { view, sport, competition } = route
  const league = boot.lobby.competitions.find(({ id }) => id === competition)
  const showsFootball = league || sport ? (league?.sport ?? sport) === 'FOOT' : boot.sports.includes('FOOT')
  return (
    <div className="list-bar">
      <fieldset className="list-views" aria-label={t('list.views')}>
        {views.map(each => (
          <button
            key={each}
            type="button"
            className="pill"
            aria-pressed={each === view}
            onClick={() => desk.go({ ...route, view: each })}
          >
            {t(`view.${each}`)}
          </button>
        ))}
      </fieldset>
      {boot.sports.length > 1 && (
        <fieldset className="sport-chips" aria-label={t('list.sports')}>
          <button
            type="button"
            className="pill"
            aria-pressed={!sport && !competition}
            onClick={() => desk.go({ page: 'list', view })}
          >
            {t('sport.all')}
          </button>
          {boot.sports.map(each => (
            <button
              key={each}
              type="button"
              className="pill"
              aria-pressed={each === (league?.sport ?? sport)}
              onClick={() => desk.go({ page: 'list', view, sport: each })}
            >
              {t(`sport.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      {showsFootball && (
        <button
          type="button"
          className="pill asian-switch"
          aria-pressed={looks === 'asian'}
          onClick={() => void desk.change({ view: looks === 'asian' ? 'european' : 'asian' })}
        >
          {t('list.asian')}
        </button>
      )}
    </div>
  )
}
