import type { BookLobby } from '@baize/api/studio/sports/bets'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { sql } from 'kysely'
import type { Visit } from '../../visits.ts'
import { bookOfSports } from '../offered-book.ts'
import type { SportsDependencies } from '../sports-dependencies.ts'
import { readSettings } from './settings.ts'

/** Sports and competitions of a book with how many fixtures are in play and on sale, and how the member likes it. */
export async function readLobby(
  deps: Pick<SportsDependencies, 'db' | 'outside'>,
  visit: Pick<Visit, 'user_id' | 'game_code'>,
): Promise<BookLobby> {
  const now = deps.outside.now()
  const { rows } = await sql<{ competition: string; live: number; open: number }>`
    select competition, (count(*) filter (where sports.may_be_live(f, ${now})))::integer as live,
      (count(*) filter (where kick_off > ${now} and opens_at <= ${now}))::integer as open
    from sports.fixture f where settled_at is null and state in ('open', 'live') group by 1`.execute(deps.db)
  const counts = new Map(rows.map(row => [row.competition, row]))
  const competitions = COMPETITIONS.filter(({ sport }) => bookOfSports(visit.game_code).includes(sport)).map(
    ({ id, sport, name, sides }) => ({
      ...{ id, sport, name, sides: sides.map(side => side.name) },
      live: counts.get(id)?.live ?? 0,
      open: counts.get(id)?.open ?? 0,
    }),
  )
  const sums = (sport: string, which: 'live' | 'open') =>
    competitions.filter(one => one.sport === sport).reduce((sum, one) => sum + one[which], 0)
  return {
    nowMs: now.getTime(),
    sports: bookOfSports(visit.game_code).map(sport => ({
      sport,
      live: sums(sport, 'live'),
      open: sums(sport, 'open'),
    })),
    competitions,
    settings: await readSettings(deps, visit.user_id),
  }
}
