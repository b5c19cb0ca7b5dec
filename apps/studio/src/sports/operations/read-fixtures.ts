import type { BookDeskCall, BookDeskReply, DeskFixture } from '@baize/api/book-desk-protocol'
import { modelOf } from '@baize/game-kit/book/sports'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { type Expression, type SqlBool, sql } from 'kysely'
import { readBook } from '../../money-book.ts'
import { PARLAYS, SINGLES } from '../bets/exposure.ts'
import { readLimits } from '../limits/read-limits.ts'
import { readWorstCell } from '../limits/worst-cells.ts'
import { bookOfSports, isBookGame } from '../offered-book.ts'
import { readState } from '../play/states.ts'
import type { StoredFixture } from '../sports-dependencies.ts'
import { sideOf } from '../views/present-fixture.ts'
import type { DeskDependencies } from './act-on-book.ts'
import { competitionOf } from './targets.ts'

const rowsOfPage = 30

/** Competitions and fixtures as operators see them, with what bets on them may cost. Looking keeps none of them going. */
export async function readDeskFixtures(
  deps: DeskDependencies,
  { game_code: code, competition, with_bets: withBets, page }: BookDeskCall<'fixtures'>,
): Promise<BookDeskReply<'fixtures'>> {
  if (!isBookGame(code)) return { status: 'GAME_UNKNOWN' }
  if (competition !== null && !competitionOf(code, competition)) return { status: 'TARGET_UNKNOWN' }
  const { db, outside } = deps
  const now = outside.now()
  const matching = db
    .selectFrom('sports.fixture')
    .where('settled_at', 'is', null)
    .where('state', 'in', ['open', 'live'])
    .where('opens_at', '<=', now)
    .where('sport', 'in', [...bookOfSports(code)])
    .where(({ eb, and, or }) => {
      const wanted: Expression<SqlBool>[] = [
        or([eb('kick_off', '>', now), eb('has_bets', '=', true), sql<boolean>`sports.may_be_live(fixture, ${now})`]),
      ]
      if (competition) wanted.push(eb('competition', '=', competition))
      if (withBets) wanted.push(eb('has_bets', '=', true))
      return and(wanted)
    })
  const [{ count }, rows, competitions, acts] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy('kick_off')
      .orderBy('id')
      .limit(rowsOfPage)
      .offset((page - 1) * rowsOfPage)
      .execute(),
    db.selectFrom('sports.competition').selectAll().where('suspended_at', 'is not', null).execute(),
    suspensionsOf(deps),
  ])
  const suspendedSince = new Map(competitions.map(({ code: id, suspended_at }) => [id, suspended_at]))
  return {
    status: 'OK',
    competitions: COMPETITIONS.filter(({ sport }) => bookOfSports(code).includes(sport)).map(({ id, name, sport }) => ({
      ...{ competition: id, name, sport, suspended: actOf(acts, id, suspendedSince.get(id) ?? null) },
    })),
    fixtures: await presentAll(deps, rows, acts),
    pages: Math.max(1, Math.ceil(Number(count) / rowsOfPage)),
  }
}

type Acts = Map<string, { operator: string; reason: string }>

/** The last suspensions of what is suspended now, by target. */
export async function suspensionsOf({ db }: DeskDependencies): Promise<Acts> {
  const { rows } = await sql<{ target: string; operator: string; reason: string }>`
    select distinct on (target) target, operator, reason from sports.desk_act
    where kind = 'suspend' and market is null and target in (
      select id from sports.fixture where settled_at is null and suspended_at is not null
      union all select code from sports.competition where suspended_at is not null)
    order by target, acted_at desc`.execute(db)
  return new Map(rows.map(({ target, ...act }) => [target, act]))
}

const actOf = (acts: Acts, target: string, at: Date | null): DeskFixture['suspended'] =>
  at && { at: at.getTime(), operator: '', reason: '', ...acts.get(target) }

/** Fixtures with what bets on them may cost in each book of money. */
export async function presentAll(
  deps: DeskDependencies,
  fixtures: readonly StoredFixture[],
  acts: Acts,
): Promise<DeskFixture[]> {
  const costs = await costsOf(deps, fixtures)
  return fixtures.map(fixture => {
    const isOnShow = fixture.state === 'live' && deps.outside.now() < fixture.window_at!
    const state = readState((isOnShow ? fixture.state_before : fixture.state_now)!)
    return {
      ...{ fixture: fixture.id, competition: fixture.competition, sport: fixture.sport, state: fixture.state },
      home: sideOf(fixture.competition, fixture.home)?.name ?? '',
      away: sideOf(fixture.competition, fixture.away)?.name ?? '',
      kick_off: fixture.kick_off.getTime(),
      block: isOnShow ? fixture.block - 1 : fixture.block,
      blocks: fixture.blocks,
      score: modelOf(fixture.sport).board(state).score,
      suspended: actOf(acts, fixture.id, fixture.suspended_at),
      suspended_with_competition: fixture.competition_suspended_at !== null,
      suspended_markets: fixture.suspended_markets,
      voided_markets: fixture.voided_markets,
      void_asked: fixture.void_asked !== null,
      books: costs.get(fixture.id) ?? [],
    }
  })
}

async function costsOf(
  deps: DeskDependencies,
  fixtures: readonly StoredFixture[],
): Promise<Map<string, DeskFixture['books']>> {
  const { db, outside } = deps
  const held = fixtures.filter(({ has_bets }) => has_bets)
  if (held.length === 0) return new Map()
  const limits = await readLimits(db)
  const rows = await db
    .selectFrom('sports.exposure')
    .selectAll()
    .where(
      'fixture',
      'in',
      held.map(({ id }) => id),
    )
    .where('line', 'in', [SINGLES, PARLAYS])
    .orderBy('book')
    .execute()
  const byFixture = new Map<string, DeskFixture['books']>()
  for (const fixture of held) {
    const ofBooks = Map.groupBy(
      rows.filter(row => row.fixture === fixture.id),
      ({ book }) => book,
    )
    const books: DeskFixture['books'] = []
    for (const [book, lines] of ofBooks) {
      const cell = await readWorstCell(db, fixture, book, outside.now())
      books.push({
        ...readBook(book),
        singles: Number(lines.find(({ line }) => line === SINGLES)?.stake_units ?? 0),
        worst: Number(cell.units()),
        worst_bound: Number(limits.worstCell),
        parlays: Number(lines.find(({ line }) => line === PARLAYS)?.payout_units ?? 0),
        parlays_bound: Number(limits.liabilityParlays),
      })
    }
    byFixture.set(fixture.id, books)
  }
  return byFixture
}
