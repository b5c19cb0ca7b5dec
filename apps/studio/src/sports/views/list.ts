import type { StudioInput } from '@baize/api/studio/requests'
import type { ListAnswer } from '@baize/api/studio/sports/bets'
import type { RowView } from '@baize/api/studio/sports/fixture-views'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Visit } from '../../visits.ts'
import { bookOfSports } from '../offered-book.ts'
import { momentOf } from '../play/moment.ts'
import { presentSheet, rowSheet } from '../prices/present-sheet.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { presentFixture } from './present-fixture.ts'
import { readSettings } from './settings.ts'

const rowsOfPage = 30
const soonMs = 3_600_000

type Listing = Pick<SportsDependencies, 'db' | 'sheets' | 'tokens' | 'outside' | 'watched'>

/** Fixtures in play or on sale, in the order of their kick-off. Whoever looks at them keeps them going. */
export async function readList(
  deps: Listing,
  visit: Visit,
  { view, sport, competition, page }: StudioInput<'book.list'>,
): Promise<ListAnswer> {
  const now = deps.outside.now()
  const favourites = view === 'favourites' ? await readSettings(deps, visit.user_id) : null
  const until = new Date(now.getTime() + soonMs)
  const fixtures = await deps.db
    .selectFrom('sports.fixture')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('state', 'in', ['open', 'live'])
    .where('opens_at', '<=', now)
    .where('sport', 'in', sport ? [sport] : [...bookOfSports(visit.game_code)])
    .where(({ eb, and, or }) => {
      const wanted: Expression<SqlBool>[] = competition ? [eb('competition', '=', competition)] : []
      if (view === 'live') wanted.push(sql<boolean>`sports.may_be_live(fixture, ${now})`)
      else wanted.push(or([eb('kick_off', '>', now), sql<boolean>`sports.may_be_live(fixture, ${now})`]))
      if (view === 'soon') wanted.push(eb('kick_off', '>', now), eb('kick_off', '<=', until))
      if (favourites)
        wanted.push(
          or([
            eb('competition', '=', sql<string>`any(${favourites.favouriteCompetitions}::text[])`),
            sql<boolean>`competition || ':' || home = any(${favourites.favouriteSides}::text[])`,
            sql<boolean>`competition || ':' || away = any(${favourites.favouriteSides}::text[])`,
          ]),
        )
      return and(wanted)
    })
    .orderBy('kick_off')
    .orderBy('id')
    .execute()
  return pageOf(deps, view === 'live' ? openFirst(fixtures, now) : fixtures, page)
}

/** Matches whose prices are open at the moment come before those that are shut for a block. */
function openFirst(fixtures: readonly StoredFixture[], now: Date): StoredFixture[] {
  const isOpen = new Map(fixtures.map(fixture => [fixture, momentOf(fixture, now)?.suspended === null]))
  return fixtures.toSorted((a, b) => Number(isOpen.get(b)) - Number(isOpen.get(a)))
}

/** Fixtures on sale whose sides, competition or id hold some letters; accents do not count. */
export async function searchFixtures(deps: Listing, visit: Visit, text: string): Promise<ListAnswer> {
  const wanted = plain(text)
  const named = COMPETITIONS.filter(({ sport }) => bookOfSports(visit.game_code).includes(sport)).flatMap(
    ({ id: competition, name, sides }) => {
      const all: { competition: string; side: number | null }[] = plain(name).includes(wanted)
        ? [{ competition, side: null }]
        : []
      for (const [side, { name: called }] of sides.entries())
        if (plain(called).includes(wanted)) all.push({ competition, side })
      return all
    },
  )
  const { rows } = await sql<StoredFixture>`
    select f.* from sports.fixture f
    where f.settled_at is null and f.state in ('open', 'live') and f.opens_at <= ${deps.outside.now()}
      and (lower(f.id) like ${`${wanted}%`} or exists (
        select from unnest(${named.map(({ competition }) => competition)}::text[], ${named.map(({ side }) => side)}::integer[])
          as n (competition, side)
        where n.competition = f.competition and (n.side is null or n.side in (f.home, f.away))))
    order by f.kick_off, f.id limit ${rowsOfPage}`.execute(deps.db)
  return pageOf(deps, rows, 1)
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function pageOf(deps: Listing, fixtures: readonly StoredFixture[], page: number): ListAnswer {
  const shown = fixtures.slice((page - 1) * rowsOfPage, page * rowsOfPage)
  deps.watched.note(shown.map(({ id }) => id))
  return {
    nowMs: deps.outside.now().getTime(),
    rows: shown.map(fixture => rowOf(deps, fixture)),
    pages: Math.max(1, Math.ceil(fixtures.length / rowsOfPage)),
  }
}

function rowOf(deps: Listing, stored: StoredFixture): RowView {
  const fixture = presentFixture(stored, deps.outside.now())
  const sheet = presentSheet(deps, stored)
  if (!sheet) return { fixture, sheet, more: 0 }
  const kept = rowSheet(sheet)
  return { fixture, sheet: kept, more: sheet.prices.filter(({ milli }) => milli).length - kept.prices.length }
}
