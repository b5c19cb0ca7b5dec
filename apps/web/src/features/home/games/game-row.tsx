import type { GameCard } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { IconButton } from '@baize/ui/button.tsx'
import type { IconName } from '@baize/ui/icon.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useScroller } from '@baize/ui/use-scroller.ts'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { GamesCount, GameTile, GameTileSkeleton } from '../../games/index.ts'
import classes from './game-row.module.css'

interface GameRowProps {
  icon: IconName
  /** Absent while it names a studio that is not known yet. */
  title: string | undefined
  /** Absent while they are being loaded. */
  games: GameCard[] | undefined
  /** How many games the whole list holds. */
  total?: number | undefined
  /** Studio that "see all" leads to; every game when absent. */
  studio?: string | undefined
  /** The row is on the first screen: its first pictures load at once. */
  eager?: boolean
  /** For rows that load when they come near: takes the row's element, and tells when it has come. */
  near?: { ref: RefObject<HTMLElement | null>; seen: boolean }
}

/** A row of games that scrolls sideways; left out when it is empty. */
export function GameRow({ icon, title, games, total, studio, eager, near }: GameRowProps) {
  const t = useText()
  const { ref, move, atStart, atEnd } = useScroller<HTMLUListElement>()
  if (games?.length === 0) return null
  return (
    <section ref={near?.ref} data-still={near?.seen === false || undefined} className={classes.row} aria-label={title}>
      <header className={classes.head}>
        <span className={classes.icon}>
          <Icon name={icon} size={19} />
        </span>
        {title ? <h2>{title}</h2> : <Skeleton className={classes.blank ?? ''} />}
        {total !== undefined && (
          <span className={classes.count}>
            <GamesCount count={total} />
          </span>
        )}
        <Link to={gameTypePaths.RNG} search={studio ? { page: studio } : {}} className={classes.all}>
          {t('games.seeAll')}
          <Icon name="arrow-right" size={14} />
        </Link>
        <span className={classes.arrows}>
          <IconButton framed icon="chevron-left" label={t('action.back')} disabled={atStart} onClick={() => move(-1)} />
          <IconButton
            framed
            icon="chevron-right"
            label={t('action.forward')}
            disabled={atEnd}
            onClick={() => move(1)}
          />
        </span>
      </header>
      <ul ref={ref} className={classes.games}>
        {games
          ? games.map((game, at) => (
              <li key={game.gameCode} className={classes.game}>
                <GameTile
                  game={game}
                  early={eager && at < 7 ? 'later' : undefined}
                  sizes="(width >= 1200px) 170px, (width >= 768px) 22vw, 38vw"
                />
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
