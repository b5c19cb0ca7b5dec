import type { GameCard } from '@baize/api'
import { memo, Suspense } from 'react'
import { Heart } from '../../favourites/heart.tsx'
import { GameTile, GameTileSkeleton } from '../../games/game-tile.tsx'
import classes from './game-grid.module.css'

const sizes = '(width >= 768px) 180px, 31vw'
const firstRow = 3
const firstScreen = 12
const earlyAt = (at: number) => (at < firstRow ? 'first' : at < firstScreen ? 'later' : undefined)

/**
 * Covers, each with a heart, and in the place of those that are still to come the shape of a tile. It is drawn again when
 * its games change, not with every other change of the lobby around it.
 */
export const GameGrid = memo(function GameGrid({ games, toCome }: { games: readonly GameCard[]; toCome: number }) {
  return (
    <ul className={classes.grid} aria-busy={toCome > 0}>
      {games.map((game, at) => (
        <li key={game.gameCode} className={classes.cell}>
          <Suspense>
            <GameTile game={game} early={earlyAt(at)} sizes={sizes} />
            <span className={classes.heart}>
              <Heart game={game} />
            </span>
          </Suspense>
        </li>
      ))}
      {Array.from({ length: toCome }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
        <li key={at}>
          <GameTileSkeleton />
        </li>
      ))}
    </ul>
  )
})
