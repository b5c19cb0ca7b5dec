import { gameTypePaths } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { ErrorState } from '@baize/ui/states.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BannerCarousel } from '../../banners/banner-carousel.tsx'
import { GameTile, GameTileSkeleton } from '../../games/game-tile.tsx'
import { GamesCount } from '../../games/games-count.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './lobby.module.css'
import { LobbyFilters } from './lobby-filters.tsx'
import { vendorOf } from './lobby-state.ts'
import { NoGames } from './no-games.tsx'
import { useEndReached } from './use-end-reached.ts'
import { useLobby } from './use-lobby.ts'
import { VendorMenu } from './vendor-menu.tsx'

const sizes = '(width >= 768px) 180px, 31vw'
const firstRow = 3
const firstScreen = 12
const earlyAt = (at: number) => (at < firstRow ? 'first' : at < firstScreen ? 'later' : undefined)

/** The slots hall: studios, filters, and a grid that grows as it is scrolled. */
export default function Lobby() {
  const t = useText()
  const vendor = vendorOf((useSearch({ strict: false }) as { page?: string }).page)
  const navigate = useNavigate()
  const { query, hasMore, dispatch, games, total, isFirst, isFetching, isError, retry, more } = useLobby(vendor)
  const clear = (): void => {
    dispatch({ type: 'clear' })
    void navigate({ to: gameTypePaths.RNG, search: {} as never })
  }
  const end = useEndReached(games.length, more)
  return (
    <div className={classes.lobby}>
      <header className={classes.head}>
        <h1>{t('lobby.title')}</h1>
        {total !== undefined && (
          <p aria-live="polite">
            <GamesCount count={total} />
          </p>
        )}
      </header>
      <BannerCarousel group="rng" slim />
      <Suspense>
        <VendorMenu active={vendor} />
      </Suspense>
      <Suspense>
        <LobbyFilters query={query} dispatch={dispatch} />
      </Suspense>
      <ul className={classes.grid} aria-busy={isFetching}>
        {games.map((game, at) => (
          <li key={game.gameCode} className={classes.cell}>
            <Suspense>
              <GameTile game={game} early={earlyAt(at)} sizes={sizes} />
            </Suspense>
          </li>
        ))}
        {(isFirst || isFetching) &&
          !isError &&
          Array.from({ length: isFirst ? 15 : 5 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
            <li key={at}>
              <GameTileSkeleton />
            </li>
          ))}
      </ul>
      {isError && (
        <ErrorState title={t('lobby.failed')} retryLabel={t('action.retry')} onRetry={retry} busy={isFetching} />
      )}
      {!isError && !isFetching && games.length === 0 && !isFirst && <NoGames onClear={clear} />}
      {hasMore && games.length > 0 && !isError && (
        <div ref={end} className={classes.more}>
          <Button busy={isFetching} onClick={more}>
            {t('lobby.loadMore')}
          </Button>
        </div>
      )}
    </div>
  )
}
