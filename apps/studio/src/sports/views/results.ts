import type { StudioInput } from '@baize/api/studio/requests'
import type { ListAnswer } from '@baize/api/studio/sports/bets'
import { dayAt } from '@baize/api/zoned-days'
import type { Visit } from '../../visits.ts'
import { bookOfSports } from '../offered-book.ts'
import type { SportsDependencies } from '../sports-dependencies.ts'
import { momentsOfDay } from './moments-of-day.ts'
import { presentFixture } from './present-fixture.ts'

const rowsOfPage = 50

/** Fixtures of a day that are over, the newest first. */
export async function readResults(
  { db, outside }: Pick<SportsDependencies, 'db' | 'outside'>,
  visit: Visit,
  { sport, competition, day, zone = 'GMT', page }: StudioInput<'book.results'>,
): Promise<ListAnswer> {
  const now = outside.now()
  const { start, end } = momentsOfDay(day ?? dayAt(now.getTime(), zone), zone)
  let over = db
    .selectFrom('sports.fixture')
    .where('kick_off', '>=', start)
    .where('kick_off', '<', end)
    .where('settled_at', 'is not', null)
    .where('sport', 'in', sport ? [sport] : [...bookOfSports(visit.game_code)])
  if (competition) over = over.where('competition', '=', competition)
  const { count } = await over.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  const rows = await over
    .selectAll()
    .orderBy('kick_off', 'desc')
    .orderBy('id')
    .limit(rowsOfPage)
    .offset((page - 1) * rowsOfPage)
    .execute()
  return {
    nowMs: now.getTime(),
    rows: rows.map(row => ({ fixture: presentFixture(row, now), sheet: null, more: 0 })),
    pages: Math.max(1, Math.ceil(Number(count) / rowsOfPage)),
  }
}
