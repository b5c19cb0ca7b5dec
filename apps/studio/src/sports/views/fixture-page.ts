import type { FixturePage, IncidentView, SideRecord } from '@baize/api/studio/sports/fixture-views'
import { toHex } from '@baize/game-kit'
import { sql } from 'kysely'
import { StudioError } from '../../studio-error.ts'
import { playedSince } from '../play/moment.ts'
import { presentSheet } from '../prices/present-sheet.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { presentFixture } from './present-fixture.ts'
import { letterOf, readStandings } from './standings.ts'

const formLength = 5
const meetingsShown = 10

/** All about a fixture. Whoever looks at it keeps it going. @throws StudioError fixture_unknown */
export async function readFixture(deps: SportsDependencies, id: string): Promise<FixturePage> {
  const { db, outside } = deps
  const stored = await db.selectFrom('sports.fixture').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored) throw new StudioError('fixture_unknown', { field: 'id' })
  deps.watched.note([id])
  const now = outside.now()
  const { competition, season, home, away, ratings } = stored
  const [incidents, homeRecord, awayRecord, meetings, standings, seals, entry] = await Promise.all([
    incidentsOf(deps, stored, now),
    recordOf(deps, competition, home, ratings?.home),
    recordOf(deps, competition, away, ratings?.away),
    meetingsOf(deps, stored),
    readStandings(deps, competition, season),
    db.selectFrom('sports.seal').selectAll().where('fixture', '=', id).orderBy('block').execute(),
    db
      .selectFrom('sports.commitment')
      .select('hash')
      .where('fixture', '=', id)
      .where('kind', '=', 'chain')
      .executeTakeFirst(),
  ])
  return {
    nowMs: now.getTime(),
    fixture: presentFixture(stored, now),
    sheet: presentSheet(deps, stored),
    incidents,
    home: homeRecord,
    away: awayRecord,
    meetings: meetings.map(row => ({ fixture: presentFixture(row, now) })),
    standings: standings.rows,
    fairness: {
      commitment: stored.commitment,
      revealed: stored.seed && toHex(stored.seed),
      revealedBlock: stored.seed_block,
      ratingsHash: stored.ratings_hash ?? '-',
      entryHash: entry?.hash ?? '',
      seals: seals.map(({ block, root, leaves, stake_units }) => ({
        ...{ block, root, count: leaves, stakeUnits: String(stake_units) },
      })),
    },
  }
}

/** What happened so far: all of the blocks that are over, and of the one on show what was told. */
async function incidentsOf(deps: SportsDependencies, stored: StoredFixture, now: Date): Promise<IncidentView[]> {
  if (stored.block === 0 || stored.void_reason === 'SEED') return []
  const { incidents } = await deps.oracle.course(stored.id, stored.block)
  const isOnShow = stored.state === 'live' && now < stored.window_at!
  const told = isOnShow ? now.getTime() - playedSince(stored).getTime() : Number.POSITIVE_INFINITY
  return incidents.flatMap((all, block) =>
    all.filter(({ atMs }) => block < stored.block || atMs <= told).map(incident => ({ block, ...incident })),
  )
}

async function recordOf(
  { db }: SportsDependencies,
  competition: string,
  side: number | null,
  ratings: number[] | undefined,
): Promise<SideRecord | null> {
  if (side === null) return null
  const rows = await db
    .selectFrom('sports.fixture')
    .select(['home', 'winner'])
    .where('competition', '=', competition)
    .where(({ or, eb }) => or([eb('home', '=', side), eb('away', '=', side)]))
    .where('winner', 'is not', null)
    .orderBy('kick_off', 'desc')
    .limit(formLength)
    .execute()
  return { ratings: ratings ?? [], form: rows.map(({ home, winner }) => letterOf(winner!, home === side)) }
}

async function meetingsOf({ db }: SportsDependencies, { competition, home, away }: StoredFixture) {
  const { rows } = await sql<StoredFixture>`
    select * from sports.fixture
    where competition = ${competition} and winner is not null
      and ((home = ${home} and away = ${away}) or (home = ${away} and away = ${home}))
    order by kick_off desc limit ${meetingsShown}`.execute(db)
  return rows
}
