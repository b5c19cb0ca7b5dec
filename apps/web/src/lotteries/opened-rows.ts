import type { OpenedNumbers } from '@baize/api'

/** Rows that a list of results has at least, as far as there are results. */
const fewest = 8

/** The latest result of each game, filled up with earlier ones where games are few; newest first as they came. */
export function openedRows(results: readonly OpenedNumbers[]): OpenedNumbers[] {
  const games = Map.groupBy(results, ({ gameCode }) => gameCode)
  const ranked = [...games.values()].flatMap(own => own.map((result, rank) => ({ result, rank })))
  const count = Math.max(fewest, games.size)
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ result }) => result),
  )
  return results.filter(result => chosen.has(result))
}
