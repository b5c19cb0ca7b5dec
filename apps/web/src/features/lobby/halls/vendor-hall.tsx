import type { VendorCard } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { ErrorState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { submenuUrl } from '../../../shared/pictures.ts'
import { GamesCount, GameTile, GameTileSkeleton, Scenery } from '../../games/index.ts'
import { launchOf, launchOfVendor, useLaunch, vendorAddress } from '../../launch/index.ts'
import { gamesInHall, hallQuery } from './hall-queries.ts'
import classes from './vendor-hall.module.css'

/** A vendor of a category: its sign with the way in, and beside it its games. */
export function VendorHall({ card }: { card: VendorCard }) {
  const t = useText()
  const app = useApp()
  const { imageCdn } = app
  const { start, busy } = useLaunch()
  const { gameType, vassalage, vendorName, gameCount, isGame } = card
  const { data, isError, isFetching, refetch } = useQuery(hallQuery(app, card))
  const games = data?.games
  const first = games?.[0]
  const enter = () => start(first && isGame === 'GAME' ? launchOf(first) : launchOfVendor(card))
  return (
    <section className={classes.hall} aria-label={vendorName} data-testid="hall">
      <div className={classes.sign}>
        {first && <Scenery gameCode={first.gameCode} />}
        <img
          className={classes.logo}
          src={submenuUrl(imageCdn, gameType, vassalage)}
          width={158}
          height={71}
          alt={vendorName}
        />
        <p className={classes.count}>
          <GamesCount count={gameCount} />
        </p>
        <Button look="main" busy={busy} disabled={!games} onClick={() => void enter()}>
          <Icon name="play" size={16} />
          {t('lobby.playNow')}
        </Button>
        {gameCount > gamesInHall && (
          <Link {...(vendorAddress(gameType, vassalage) as { to: string })} className={classes.all}>
            {t('games.seeAll')}
            <Icon name="arrow-right" size={14} />
          </Link>
        )}
      </div>
      {isError && !data ? (
        <ErrorState
          title={t('lobby.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <ul className={classes.games}>
          {games
            ? games.map((game, at) => (
                <li key={game.gameCode}>
                  <GameTile game={game} early={at < 3 ? 'later' : undefined} sizes="(width >= 768px) 170px, 38vw" />
                </li>
              ))
            : Array.from({ length: Math.min(gameCount, gamesInHall) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
                <li key={at}>
                  <GameTileSkeleton />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
