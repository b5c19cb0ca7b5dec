import type { RowView } from '@baize/api/studio/sports/fixture-views'

const minuteMs = 60_000

/** Rows of one league that kick off together; of matches in play, all of a league. */
export interface RowGroup {
  key: string
  competition: string
  /** Null for matches in play. */
  kickOffMs: number | null
  rows: RowView[]
}

/** True where a side or the league of a fixture is a favourite. */
export function isFavourite(
  { competition, home, away }: RowView['fixture'],
  favourites: { favouriteCompetitions: readonly string[]; favouriteSides: readonly string[] },
): boolean {
  const sides = [home, away].map(side => `${competition}:${side?.index}`)
  return (
    favourites.favouriteCompetitions.includes(competition) ||
    sides.some(side => favourites.favouriteSides.includes(side))
  )
}

/**
 * Rows by league and kick-off in the order in which they came, leagues with favourites first.
 * @param stateOf what the stream told since the rows were read
 */
export function groupRows(
  rows: readonly RowView[],
  favourites: Parameters<typeof isFavourite>[1],
  stateOf: (id: string) => RowView['fixture']['state'] | undefined = () => undefined,
): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  for (const row of rows) {
    const { id, competition, state, kickOffMs } = row.fixture
    const at = (stateOf(id) ?? state) === 'live' ? null : kickOffMs
    // A cup's match may wait a moment for its sides: those of one minute stand together.
    const key = `${competition} ${at === null ? 'live' : Math.floor(at / minuteMs)}`
    const group = groups.get(key) ?? { key, competition, kickOffMs: at, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  const rank = (group: RowGroup) => (group.rows.some(({ fixture }) => isFavourite(fixture, favourites)) ? 0 : 1)
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b))
}
