import type { GameCard } from '@baize/api'
import { memo, Suspense } from 'react'
import { Heart } from '../../favourites/heart.tsx'
import { GameTile, GameTileSkeleton } from '../../games/game-tile.tsx'
import classes from './game-grid.module.css'

const sizes = '(width >= 768px) 180px, 31vw'
const firstRow = 3
const firstScreen = 12
const earlyAt = (at: number) => (at < firstRow ? 'first' : at < firstScreen ? 'later' : undefined)

/** 28 pages of 15 end a row, whether 3, 4, 5, 6 or 7 games stand in it. */
const pagesInStretch = 28

/**
 * Covers, each with a heart, and in the place of those that are still to come the shape of a tile. A long list is laid out
 * in stretches: a browser goes through a whole grid whenever one of its tiles comes into sight, ten thousand of them if
 * there were one grid.
 */
export function GameGrid({ pages, toCome }: { pages: readonly (readonly GameCard[])[]; toCome: number }) {
  const last = Math.max(0, Math.ceil((pages.length + (toCome > 0 ? 1 : 0)) / pagesInStretch) - 1)
  return (
    <div className={classes.list}>
      {Array.from({ length: last + 1 }, (_, stretch) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches keep their place
        <ul key={stretch} className={classes.stretch} aria-busy={stretch === last && toCome > 0}>
          {pages.slice(stretch * pagesInStretch, (stretch + 1) * pagesInStretch).map((games, at) => (
            <GamePage key={games[0]?.gameCode ?? at} games={games} isFirst={stretch === 0 && at === 0} />
          ))}
          {stretch === last &&
            Array.from({ length: toCome }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
              <li key={at}>
                <GameTileSkeleton />
              </li>
            ))}
        </ul>
      ))}
    </div>
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
