import type { GameCard } from '@baize/api'
import { memo, Suspense } from 'react'
import { Heart } from '../../favourites/heart.tsx'
import { GameTile, GameTileSkeleton } from '../../games/game-tile.tsx'
import classes from './game-grid.module.css'

const sizes = '(width >= 768px) 180px, 31vw'
const firstRow = 3
const firstScreen = 12
const earlyAt = (at: number) => (at < firstRow ? 'first' : at < firstScreen ? 'later' : undefined)

/** Covers, each with a heart, and in the place of those that are still to come the shape of a tile. */
export function GameGrid({ pages, toCome }: { pages: readonly (readonly GameCard[])[]; toCome: number }) {
  return (
    <ul className={classes.grid} aria-busy={toCome > 0}>
      {pages.map((games, at) => (
        <GamePage key={games[0]?.gameCode ?? at} games={games} isFirst={at === 0} />
      ))}
      {Array.from({ length: toCome }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
        <li key={at}>
          <GameTileSkeleton />
        </li>
      ))}
    </ul>
  )
}

/** A page of a list never changes: of ten thousand games those that are there stay as they are while more arrive. */
const GamePage = memo(function GamePage({ games, isFirst }: { games: readonly GameCard[]; isFirst: boolean }) {
  return games.map((game, at) => (
    <li key={game.gameCode} className={classes.cell}>
      <Suspense>
        <GameTile game={game} early={isFirst ? earlyAt(at) : undefined} sizes={sizes} />
        <span className={classes.heart}>
          <Heart game={game} />
        </span>
      </Suspense>
    </li>
  ))
})
