import type { StandingRow } from '@baize/api/studio/sports/fixture-views'
import { cycleAt, roundOfCycle } from '@baize/game-kit/book/calendar/cycles'
import type { ScoreBoard } from '@baize/game-kit/book/live/score-board'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import type { SportsDependencies } from '../sports-dependencies.ts'
import { sideOf } from './present-fixture.ts'

const formLength = 5

/** What a table is made of: matches of a season that came to a result. */
export interface Played {
  home: number | null
  away: number | null
  winner: 'home' | 'away' | 'draw' | null
  board: ScoreBoard | null
}

/** The season of a competition at a moment. */
function seasonNow(competition: string, now: Date): number {
  const found = COMPETITIONS.find(({ id }) => id === competition)!
  return roundOfCycle(found, cycleAt(now)).season
}

/** The table of a season by its results (sportsbook 1.3). */
export async function readStandings(
  { db, outside }: Pick<SportsDependencies, 'db' | 'outside'>,
  competition: string,
  season = seasonNow(competition, outside.now()),
): Promise<{ season: number; rows: StandingRow[] }> {
  const played = await db
    .selectFrom('sports.fixture')
    .select(['home', 'away', 'winner', 'board'])
    .where('competition', '=', competition)
    .where('season', '=', season)
    .where('winner', 'is not', null)
    .orderBy('kick_off')
    .orderBy('id')
    .execute()
  return { season, rows: tableOf(competition, played) }
}

/** Points: three for a win and one for a draw in football, else wins alone; then differences, then what was made. */
function tableOf(competition: string, played: readonly Played[]): StandingRow[] {
  const { sides, sport } = COMPETITIONS.find(({ id }) => id === competition)!
  const rows = sides.map((_, index) => lineOf(competition, index, played, sport === 'FOOT'))
  return rows.toSorted(
    (a, b) =>
      b.points - a.points ||
      b.for - b.against - (a.for - a.against) ||
      b.difference - a.difference ||
      b.for - a.for ||
      a.side.index - b.side.index,
  )
}

function lineOf(competition: string, index: number, played: readonly Played[], isFootball: boolean): StandingRow {
  const row = { played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0, difference: 0 }
  const form: string[] = []
  for (const { home, away, winner, board } of played) {
    if (!board || (home !== index && away !== index)) continue
    const [own, other] = home === index ? [0, 1] : [1, 0]
    const letter = letterOf(winner!, home === index)
    row.played++
    row[{ W: 'won', D: 'drawn', L: 'lost' }[letter] as 'won' | 'drawn' | 'lost']++
    row.for += board.score[own]!
    row.against += board.score[other]!
    row.difference += board.parts.reduce((sum, part) => sum + part[own]! - part[other]!, 0)
    form.unshift(letter)
  }
  const points = isFootball ? 3 * row.won + row.drawn : row.won
  return { side: sideOf(competition, index)!, ...row, points, form: form.slice(0, formLength) }
}

export const letterOf = (winner: 'home' | 'away' | 'draw', isHome: boolean): 'W' | 'D' | 'L' => {
  if (winner === 'draw') return 'D'
  return (winner === 'home') === isHome ? 'W' : 'L'
}
