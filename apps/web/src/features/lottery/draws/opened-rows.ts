import type { LotteryCard, OpenedNumbers } from '@baize/api'

/** Rows that a list of results has at least, as far as there are results. */
const fewestRows = 8

/** The last result of each lottery that was drawn, beside those that are told already, newest first. */
export function withLastDraws(results: readonly OpenedNumbers[], cards: readonly LotteryCard[]): OpenedNumbers[] {
  const told = new Set(results.map(({ gameCode }) => gameCode))
  const others = cards.flatMap(({ gameCode, gameName, format, last }) => {
    if (!last || told.has(gameCode)) return []
    const { issue: numero, numbers, openedAt } = last
    return { gameCode, gameName, format, numero, numbers, openedAt }
  })
  return [...results, ...others].toSorted((a, b) => b.openedAt.localeCompare(a.openedAt))
}

/** The latest result of each game, filled up with earlier ones where games are few; newest first as they came. */
export function openedRows(results: readonly OpenedNumbers[]): OpenedNumbers[] {
  const games = Map.groupBy(results, ({ gameCode }) => gameCode)
  const ranked = [...games.values()].flatMap(own => own.map((result, rank) => ({ result, rank })))
  const count = Math.max(fewestRows, games.size)
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ result }) => result),
  )
  return results.filter(result => chosen.has(result))
}
