import type { GameCard, ResponseOf } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { IconButton } from '@baize/ui/button.tsx'
import type { IconName } from '@baize/ui/icon.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { useScroller } from '@baize/ui/use-scroller.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AppContext } from '../../app/app-context.ts'
import { useApp } from '../../app/app.tsx'
import { GameTile, GameTileSkeleton } from '../../games/game-tile.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './game-row.module.css'

type Answer = GameCard[] | ResponseOf<'catalogue.gameList'>

interface GameRowProps {
  icon: IconName
  title: string
  // biome-ignore lint/suspicious/noExplicitAny: a query's key is of no interest here
  query: (context: AppContext) => UseQueryOptions<any, any, any, any>
  /** The row is on the first screen: its first pictures load at once. */
  eager?: boolean
  /** Show how many games the whole list holds. */
  showTotal?: boolean
}

/** A row of games that scrolls sideways. A row that fails or is empty is left out. */
export function GameRow({ icon, title, query, eager, showTotal }: GameRowProps) {
  const t = useText()
  const { data, isError } = useQuery(query(useApp())) as { data: Answer | undefined; isError: boolean }
  const { ref, move, atStart, atEnd } = useScroller<HTMLUListElement>()
  const games = data && 'games' in data ? data.games : data
  if (isError || games?.length === 0) return null
  const total = data && 'games' in data ? data.totalCount : (games?.length ?? 0)
  return (
    <section className={classes.row} aria-label={title}>
      <header className={classes.head}>
        <span className={classes.icon}>
          <Icon name={icon} size={19} />
        </span>
        <h2>{title}</h2>
        {(showTotal || total > 0) && <span className={classes.count}>{t('games.count', { count: total })}</span>}
        <Link to={gameTypePaths.RNG} className={classes.all}>
          {t('games.seeAll')}
          <Icon name="arrow-right" size={14} />
        </Link>
        <span className={classes.arrows}>
          <IconButton framed icon="chevron-left" label={t('action.back')} disabled={atStart} onClick={() => move(-1)} />
          <IconButton framed icon="chevron-right" label={t('action.forward')} disabled={atEnd} onClick={() => move(1)} />
        </span>
      </header>
      <ul ref={ref} className={classes.games}>
        {games
          ? games.map((game, at) => (
              <li key={game.gameCode} className={classes.game}>
                <GameTile game={game} eager={Boolean(eager) && at < 7} sizes="(width >= 1200px) 170px, (width >= 768px) 22vw, 38vw" />
              </li>
            ))
          : Array.from({ length: 7 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
              <li key={at} className={classes.game}>
                <GameTileSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
