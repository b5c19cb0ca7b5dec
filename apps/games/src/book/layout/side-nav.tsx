import type { BookLobby } from '@baize/api/studio/sports/bets'
import { Icon, Outline } from '@baize/ui/icon.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { usePage, usePicture } from '../context.ts'
import { starOutline } from '../list/star.tsx'
import { SportIcon } from '../names/sport-icon.tsx'
import type { ListView } from '../state/route.ts'
import { NavButton } from './nav-button.tsx'
import { SearchField } from './search-field.tsx'

/** Icons of the lists. */
const viewIcons: Readonly<Record<ListView, ReactNode>> = {
  favourites: <Outline path={starOutline} size={16} />,
  live: <span className="live-dot" aria-hidden="true" />,
  soon: <Icon name="timer" size={16} />,
  today: <Icon name="clock" size={16} />,
}

const readAgainMs = 60_000

/** Sports and leagues with their counts, read anew each minute. */
function useLobby(): BookLobby {
  const { api, boot } = usePage()
  const [lobby, setLobby] = useState(boot.lobby)
  useEffect(() => {
    const read = async () => {
      const outcome = await api.lobby()
      if (outcome.kind === 'ok') setLobby(outcome.value)
    }
    const timer = setInterval(() => void read(), readAgainMs)
    return () => clearInterval(timer)
  }, [api])
  return lobby
}

/** The left column: search, favourites, lists with their counts, sports, leagues, and the pages beside them. */
export function SideNav() {
  const { t, boot, desk, route } = usePage()
  const { route: now } = usePicture(route)
  const { sports, competitions } = useLobby()
  const live = sports.reduce((sum, each) => sum + each.live, 0)
  const isView = (view: ListView) => now.page === 'list' && now.view === view && !now.sport && !now.competition
  const shown = sports.filter(({ sport }) => boot.sports.includes(sport))
  return (
    <nav className="side-nav" aria-label={t('nav.label')}>
      <SearchField />
      {(['favourites', 'live', 'soon', 'today'] as const).map(view => (
        <NavButton
          key={view}
          text={t(`view.${view}`)}
          icon={viewIcons[view]}
          {...(view === 'live' && { count: live })}
          isChosen={isView(view)}
          onPress={() => desk.go({ page: 'list', view })}
        />
      ))}
      <h2>{t('nav.sports')}</h2>
      {shown.map(({ sport, open, live: inPlay }) => (
        <NavButton
          key={sport}
          text={t(`sport.${sport}`)}
          icon={<SportIcon sport={sport} />}
          count={open + inPlay}
          isChosen={now.page === 'list' && now.sport === sport}
          onPress={() => desk.go({ page: 'list', view: 'today', sport })}
        />
      ))}
      <h2>{t('nav.leagues')}</h2>
      {competitions.map(({ id, name, sport, open, live: inPlay }) => (
        <NavButton
          key={id}
          text={name}
          icon={<SportIcon sport={sport} />}
          count={open + inPlay}
          isChosen={now.page === 'list' && now.competition === id}
          onPress={() => desk.go({ page: 'list', view: 'today', competition: id })}
        />
      ))}
      <PageLinks />
    </nav>
  )
}

/** Ways to the pages beside lists and bets. */
function PageLinks() {
  const { t, boot, desk, route } = usePage()
  const { page } = usePicture(route).route
  const competition = boot.lobby.competitions[0]?.id ?? ''
  return (
    <div className="more-links">
      <NavButton text={t('nav.bets')} isChosen={page === 'bets'} onPress={() => desk.go({ page: 'bets' })} />
      <NavButton text={t('nav.results')} isChosen={page === 'results'} onPress={() => desk.go({ page: 'results' })} />
      <NavButton
        text={t('nav.standings')}
        isChosen={page === 'standings'}
        onPress={() => desk.go({ page: 'standings', competition })}
      />
      <NavButton
        text={t('nav.settings')}
        isChosen={page === 'settings'}
        onPress={() => desk.go({ page: 'settings' })}
      />
      <NavButton text={t('help')} isChosen={page === 'help'} onPress={() => desk.go({ page: 'help' })} />
    </div>
  )
}
