import { usePage, usePicture } from '../context.ts'
import type { Route } from '../state/route.ts'

/** On phones: the ways that the left column has on wide screens. */
export function PhoneTabs() {
  const { t, desk, route } = usePage()
  const { route: now } = usePicture(route)
  const ways: readonly (readonly [text: string, to: Route, isChosen: boolean])[] = [
    [t('view.live'), { page: 'list', view: 'live' }, now.page === 'list' && now.view === 'live'],
    [t('view.soon'), { page: 'list', view: 'soon' }, now.page === 'list' && now.view === 'soon'],
    [t('nav.sports'), { page: 'sports' }, now.page === 'sports'],
    [t('nav.bets'), { page: 'bets' }, now.page === 'bets'],
  ]
  return (
    <nav className="phone-tabs" aria-label={t('nav.label')}>
      {ways.map(([text, to, isChosen]) => (
        <button
          key={text}
          type="button"
          className="phone-tab"
          aria-current={isChosen ? 'page' : undefined}
          onClick={() => desk.go(to)}
        >
          {text}
        </button>
      ))}
    </nav>
  )
}
