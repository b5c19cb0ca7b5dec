import { type GameCard, lobbyPageSize } from '@baize/api'
import { memo, type RefCallback, Suspense, useState } from 'react'
import { Heart } from '../../favourites/index.ts'
import { GameTile, GameTileSkeleton } from '../../games/index.ts'
import classes from './game-grid.module.css'
import { rowsToShow } from './row-window.ts'
import { useAdmitted } from './use-admitted.ts'
import { useRowWindow } from './use-row-window.ts'

const sizes = '(width >= 768px) 180px, 31vw'
const firstRow = 3
const firstScreen = 12
const earlyAt = (at: number) => (at < firstRow ? 'first' : at < firstScreen ? 'later' : undefined)

/** A list of no more than four pages stands in the document as a whole. */
const placesOfShortList = 60

interface GameGridProps {
  games: readonly GameCard[]
  /** Places to keep for games that are still to come. */
  toCome: number
  /** Games on the list as a whole, those included that have not been asked for; null while nobody knows. */
  total: number | null
  /** A page of them is on its way. */
  waiting: boolean
  /** The visitor waits long enough to be shown that something is under way. */
  slow: boolean
  /** Given the first place of what is still to come. */
  end: RefCallback<HTMLElement>
}

/**
 * Covers, each with a heart, and in the place of those that are still to come the shape of a tile. Of a long list only the
 * rows near the screen are in the document: a browser goes through all tiles several times a frame, whether they are
 * drawn or not. The grid keeps the height of the whole list, and each tile says which of how many it is.
 */
export function GameGrid({ games, toCome, total, waiting, slow, end }: GameGridProps) {
  const places = games.length + toCome
  const { ref, shape, shown } = useRowWindow(places > placesOfShortList)
  const admitted = Math.max(useAdmitted(games.length), lobbyPageSize)
  const [focusedAt, setFocusedAt] = useState<number | null>(null)
  if (!shape || !shown)
    return (
      <ul ref={ref} className={classes.grid} aria-busy={waiting} data-still={!slow || undefined}>
        {indices(0, Math.min(places, placesOfShortList)).map(at => (
          <li
            key={at}
            ref={at === games.length ? end : undefined}
            className={classes.cell}
            onFocus={() => setFocusedAt(at)}
          >
            <Place key={games[at]?.gameCode} game={at < admitted ? games[at] : undefined} early={earlyAt(at)} />
          </li>
        ))}
      </ul>
    )

  const { columns, rowPx } = shape
  const rows = Math.ceil(places / columns)
  const focusedRow = focusedAt === null ? null : Math.floor(focusedAt / columns)
  return (
    <ul
      ref={ref}
      className={classes.grid}
      style={{ gridTemplateRows: `repeat(${rows}, ${rowPx}px)` }}
      aria-busy={waiting}
      data-still={!slow || undefined}
    >
      {rowsToShow(shown, focusedRow, rows).flatMap(row =>
        indices(row * columns, Math.min(places, (row + 1) * columns)).map(at => (
          <li
            key={at}
            ref={at === games.length ? end : undefined}
            className={classes.cell}
            style={{ gridRow: row + 1 }}
            aria-posinset={at + 1}
            aria-setsize={total ?? places}
            onFocus={() => setFocusedAt(at)}
          >
            <Place key={games[at]?.gameCode} game={at < admitted ? games[at] : undefined} early={earlyAt(at)} />
          </li>
        )),
      )}
    </ul>
  )
}

const indices = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** What lies in one place of the grid. It stays as it is while rows come and go around it. */
const Place = memo(function Place({ game, early }: { game: GameCard | undefined; early: ReturnType<typeof earlyAt> }) {
  if (!game) return <GameTileSkeleton />
  return (
    <Suspense>
      <GameTile game={game} early={early} sizes={sizes} />
      <span className={classes.heart}>
        <Heart game={game} />
      </span>
    </Suspense>
  )
})
