import type { Claim, ClaimResult } from '../claims.ts'
import type { Path, Side } from '../lines/best-of-three.ts'
import { type Cases, casesFrom } from '../lines/cases.ts'
import { type OpenClaim, openClaim } from '../lines/open-claims.ts'
import type { PathCases, PathFamily } from '../lines/path-families.ts'
import { SIDES } from '../lines/path-rules.ts'
import { VOID, wonIf } from '../lines/results.ts'
import { type BadmintonState, isOver, RACES } from './play.ts'
import { type BadmintonTables, rallyEnds } from './tables.ts'

const marketOf = (game: number, goal: number): string => `G${game + 1}RACE${goal}`

/** Every claim on a race of the three games. */
export const RACE_CLAIMS: readonly Claim[] = [0, 1, 2].flatMap(game =>
  RACES.flatMap(goal => SIDES.map(selection => ({ market: marketOf(game, goal), line4: 0, selection }))),
)

/** Values of a race: not run, B, A. */
const NOT_RUN = -1
const WINNERS: readonly Side[] = ['B', 'A']

const resultOf = (winner: Side | undefined, selection: string): ClaimResult =>
  winner ? wonIf(winner === selection) : VOID

const chanceOf = ({ list }: Cases<Path>, holds: (path: Path) => boolean): number =>
  list.reduce((sum, { value, chance }) => (holds(value) ? sum + chance : sum), 0)

/** The side that is first at so many points of a game: `G1RACE7`, `G3RACE11`. A race of a game that is not played is void. */
export function raceClaims(
  { rally }: BadmintonTables,
  families: PathCases<PathFamily>,
  { games, points, races }: BadmintonState,
): OpenClaim[] {
  return [0, 1, 2].slice(games.length).flatMap(game => {
    const isInHand = game === games.length
    const paths = families[`part ${game + 1}` as PathFamily]
    const run = isInHand ? 1 : chanceOf(paths, path => path.length > game)
    const notRun = isInHand ? 0 : chanceOf(paths, path => path.length <= game)
    return RACES.flatMap((goal, place) => {
      if (races[game]?.[place]) return []
      const ends = rallyEnds(rally, isInHand ? points : [0, 0], score => Math.max(...score) === goal)
      const chances = WINNERS.map(side =>
        ends.list.reduce((sum, { value: [a, b], chance }) => (a > b === (side === 'A') ? sum + chance : sum), 0),
      )
      const market = marketOf(game, goal)
      const cases = casesFrom(market, NOT_RUN, [notRun, ...chances.map(chance => run * chance)])
      return SIDES.flatMap(selection =>
        openClaim({ market, line4: 0, selection }, 'B', cases, value => resultOf(WINNERS[value], selection)),
      )
    })
  })
}

/** Ends a race once it is run, or with the match; null before. */
export function settleRace({ market, selection }: Claim, now: BadmintonState): ClaimResult | null {
  const [, game, goal] = /^G(\d)RACE(\d+)$/.exec(market)!
  const winner = now.races[Number(game) - 1]?.[RACES.indexOf(Number(goal) as (typeof RACES)[number])]
  return winner || isOver(now) ? resultOf(winner ?? undefined, selection) : null
}
