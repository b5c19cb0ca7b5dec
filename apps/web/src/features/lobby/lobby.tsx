import { type GameType, lobbyPageSize, supportedLanguages } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { ErrorState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { vendorsIn, vendorsQuery } from '../../shared/app/queries.ts'
import { usePageParams, useSiteSearch } from '../../shared/app/use-address.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { type TextKey, useText } from '../../shared/i18n/use-text.ts'
import { useIsMember } from '../../shared/session/use-member.ts'
import { useOwnGamesGate } from '../../shared/session/use-own-games-gate.ts'
import { BannerCarousel, groupForPath } from '../banners/index.ts'
import { useFavourites } from '../favourites/index.ts'
import { GamesCount } from '../games/index.ts'
import { vendorAddress } from '../launch/index.ts'
import { categoryKey } from '../navigation/index.ts'
import { GameGrid } from './grid/game-grid.tsx'
import { filtersAt } from './list/lobby-address.ts'
import { hotGamesQuery } from './list/lobby-queries.ts'
import { gameTypeOf, knownVendor, lobbyRoute } from './list/lobby-route.ts'
import type { ListType } from './list/lobby-state.ts'
import { hasHotGames, offeredClasses, offeredLists } from './list/offered.ts'
import { useEndReached } from './list/use-end-reached.ts'
import { useLobby } from './list/use-lobby.ts'
import { useLobbyAddress } from './list/use-lobby-address.ts'
import { useScrolled } from './list/use-scrolled.ts'
import { useSlow } from './list/use-slow.ts'
import { useVendorsLobby } from './list/use-vendors-lobby.ts'
import { ListViews } from './list-views.tsx'
import classes from './lobby.module.css'
import { LobbyFilters } from './lobby-filters.tsx'
import { lobbySubtitle } from './lobby-subtitles.ts'
import { NoGames } from './no-games.tsx'
import { VendorMenu } from './vendor-menu.tsx'

export { lobbyQueries } from './list/lobby-queries.ts'

/**
 * Places kept for the games of a page to come. They fill places that are there, and nothing below them moves. A first page
 * that nobody has scrolled yet comes without: it is on screen sooner.
 */
function placesToCome(lobby: ReturnType<typeof useLobby>, scrolled: boolean): number {
  const { waiting, failed, hasMore, count, total } = lobby
  if (failed || !(waiting || (hasMore && (scrolled || count > lobbyPageSize)))) return 0
  return Math.min(lobbyPageSize, (total ?? Number.POSITIVE_INFINITY) - count)
}

/** Instant games are a list of the slots' lobby under a name of their own. */
const titleKey = (gameType: GameType, isInstant: boolean): TextKey => {
  if (isInstant) return 'nav.instant'
  return gameType === 'RNG' ? 'lobby.title' : categoryKey(gameType)
}

/**
 * The lobby of a game type: vendors, lists, filters, and a grid that grows as it is scrolled.
 * @param props.above stands over the games of a type that has more than games
 */
export default function Lobby({ above }: { above?: ReactNode }) {
  const t = useText()
  const app = useApp()
  const navigate = useNavigate()
  const gate = useOwnGamesGate()
  const isMember = useIsMember()
  useFavourites()
  const path = useRouterState({ select: state => state.location.pathname })
  const search = useSiteSearch()
  const address = { params: usePageParams(), search }
  const gameType = gameTypeOf(path) ?? 'RNG'
  const vendors = vendorsIn(useQuery(vendorsQuery(app)).data, gameType)
  const route = lobbyRoute(gameType, address)
  const vassalage = knownVendor(route.vassalage, vendors)
  useVendorsLobby(vassalage === route.vassalage ? null : route.vassalage)
  const given = filtersAt(route, search)
  const lobby = useLobby({ ...route, ...given, vassalage })
  const { query, games, count, total, waiting, failed, hasMore, dispatch } = lobby
  useLobbyAddress(route, given, query, filters => dispatch({ type: 'address', filters }))
  const slow = useSlow(waiting)
  const scrolled = useScrolled()
  const hasHot = hasHotGames(gameType, vendors, vassalage)
  const hotQuery = hotGamesQuery(app, { gameType, vassalage })
  // Kept for the press on its list; until then nothing on the page is of it.
  useQuery({ ...hotQuery, enabled: hasHot, notifyOnChangeProps: [] })
  const more = (): void => dispatch({ type: 'more' })
  const end = useEndReached(count, more)
  const subtitle = lobbySubtitle(gameType, app.language)

  function choose(listType: ListType): void {
    if (listType === '') dispatch({ type: 'clear' })
    else if (listType === 'hot') dispatch({ type: 'hot', games: app.queryClient.getQueryData(hotQuery.queryKey)?.list })
    else gate(() => dispatch({ type: 'list', listType }))
  }
  function clear(): void {
    dispatch({ type: 'clear' })
    void navigate(vendorAddress(gameType, null))
  }

  return (
    <div className={classes.lobby}>
      <header className={classes.head}>
        <h1>{t(titleKey(gameType, query.gameClassify === 'IN'))}</h1>
        {total !== null && (
          <p aria-live="polite">
            <GamesCount count={total} />
          </p>
        )}
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </header>
      <BannerCarousel group={groupForPath(path) ?? ''} slim />
      {above}
      <Suspense>
        <VendorMenu gameType={gameType} active={vassalage} />
      </Suspense>
      <Suspense>
        <LobbyFilters
          query={query}
          offered={offeredClasses(vendors, vassalage, supportedLanguages)}
          dispatch={dispatch}
        >
          <ListViews offered={offeredLists({ hasHot, isMember })} active={query.listType} onChoose={choose} />
        </LobbyFilters>
      </Suspense>
      <GameGrid
        games={games}
        toCome={placesToCome(lobby, scrolled)}
        total={total}
        waiting={waiting}
        slow={slow}
        end={end}
      />
      {failed && (
        <ErrorState
          title={t('lobby.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => dispatch({ type: 'retry' })}
        />
      )}
      {!failed && !waiting && count === 0 && <NoGames listType={query.listType} onClear={clear} />}
      {hasMore && count > 0 && !failed && (
        <div ref={end} className={classes.more}>
          <Button busy={slow} onClick={more}>
            {t('lobby.loadMore')}
          </Button>
        </div>
      )}
    </div>
  )
}
