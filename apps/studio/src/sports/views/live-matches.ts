import type { BookDeskCall, BookDeskReply, LiveMatchReply } from '@baize/api/book-desk-protocol'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { sql } from 'kysely'
import { bookGameOf } from '../offered-book.ts'
import { presentSheet } from '../prices/present-sheet.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { presentFixture } from './present-fixture.ts'

type Looking = Pick<SportsDependencies, 'db' | 'sheets' | 'tokens' | 'outside' | 'watched'>

const nameOf = new Map(COMPETITIONS.map(({ id, name }) => [id, name]))
/** Markets on the result of a match, by whether it can be drawn. */
const resultMarkets = ['1X2', 'ML']

/**
 * Some matches in play, those first that have just begun and each sport in turn. Asking keeps them going, so that a shop window
 * with visitors has something to show.
 */
export async function readLiveMatches(deps: Looking, { count }: BookDeskCall<'live'>): Promise<BookDeskReply<'live'>> {
  const now = deps.outside.now()
  const { rows } = await sql<StoredFixture>`
    select * from (
      select f.*, row_number() over (partition by f.sport order by f.kick_off desc, f.id) as turn from sports.fixture f
      where f.settled_at is null and f.state in ('open', 'live') and f.kick_off <= ${now}::timestamptz and sports.may_be_live(f, ${now})
    ) f order by turn, kick_off desc, id limit ${count}`.execute(deps.db)
  deps.watched.note(rows.map(({ id }) => id))
  return { matches: rows.filter(({ state }) => state === 'live').map(row => present(deps, row)) }
}

function present(deps: Looking, stored: StoredFixture): LiveMatchReply {
  const { id, competition, sport, home, away, score } = presentFixture(stored, deps.outside.now())
  const sheet = presentSheet(deps, stored)
  const prices = sheet?.prices.filter(({ market }) => resultMarkets.includes(market)) ?? []
  return {
    ...{ game_code: bookGameOf(sport), fixture: id, sport, competition: nameOf.get(competition)! },
    ...{ home: home?.name ?? '', away: away?.name ?? '', score: score.score },
    ...{ period: score.period, minute: score.minute ?? null },
    prices: prices.map(({ selection, milli }) => ({ selection, milli })),
  }
}
