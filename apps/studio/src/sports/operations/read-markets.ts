import type { BookDeskCall, BookDeskReply, DeskMarket } from '@baize/api/book-desk-protocol'
import { marketLiability } from '@baize/game-kit/book/bets/limits'
import type { MarketClass } from '@baize/game-kit/book/claims'
import { sql } from 'kysely'
import { readBook } from '../../money-book.ts'
import { readLimits } from '../limits/read-limits.ts'
import { bookOfSports, isBookGame } from '../offered-book.ts'
import type { StoredFixture } from '../sports-dependencies.ts'
import type { DeskDependencies } from './act-on-book.ts'
import { legsOf } from './legs-of.ts'
import { presentAll, suspensionsOf } from './read-fixtures.ts'

interface Held {
  book: string
  line: string
  selection: string
  stake: bigint
  payout: bigint
  market_class: MarketClass
}

/** What singles on each line of a fixture cost, selection by selection, beside the bound of its market. */
export async function readDeskMarkets(
  deps: DeskDependencies,
  { game_code: code, fixture: id }: BookDeskCall<'markets'>,
): Promise<BookDeskReply<'markets'>> {
  if (!isBookGame(code)) return { status: 'GAME_UNKNOWN' }
  const { db } = deps
  const fixture = await db
    .selectFrom('sports.fixture')
    .selectAll()
    .where('id', '=', id)
    .where('sport', 'in', [...bookOfSports(code)])
    .executeTakeFirst()
  if (!fixture) return { status: 'TARGET_UNKNOWN' }
  const [held, limits, acts] = await Promise.all([heldOn(deps, id), readLimits(db), suspensionsOf(deps)])
  const [presented] = await presentAll(deps, [fixture], acts)
  const marked = [...fixture.suspended_markets, ...fixture.voided_markets]
  const byMarket = Map.groupBy(held, ({ line }) => marketOf(line))
  for (const market of marked) if (!byMarket.has(market)) byMarket.set(market, [])
  return {
    status: 'OK',
    fixture: presented!,
    markets: [...byMarket].map(([market, rows]) => ({
      ...marksOf(fixture, market),
      lines: [...Map.groupBy(rows, ({ book, line }) => `${book} ${line}`).values()].map(ofLine => ({
        ...presentLine(ofLine),
        bound: Number(marketLiability(limits, ofLine[0]!.market_class)),
      })),
    })),
  }
}

const marketOf = (line: string): string => line.split('|')[0]!

const marksOf = ({ suspended_markets, voided_markets }: StoredFixture, market: string) => ({
  market,
  suspended: suspended_markets.includes(market),
  voided: voided_markets.includes(market),
})

function presentLine(rows: readonly Held[]): Omit<DeskMarket['lines'][number], 'bound'> {
  const { book, line } = rows[0]!
  const stakes = rows.reduce((sum, { stake }) => sum + stake, 0n)
  return {
    ...readBook(book),
    line4: Number(line.split('|')[1]),
    selections: rows.map(({ selection, stake, payout }) => ({
      ...{ selection, stake: Number(stake), payout: Number(payout), exposure: Number(payout - stakes) },
    })),
  }
}

/** Lines with something on them. Their class is that of any bet on their market. */
async function heldOn({ db }: DeskDependencies, fixture: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with class_of as (select distinct on (market) market, market_class from sports.leg where ${legsOf(fixture)} order by market, market_class)
    select e.book, e.line, e.selection, e.stake_units as stake, e.payout_units as payout, c.market_class
    from sports.exposure e join class_of c on c.market = split_part(e.line, '|', 1)
    where e.fixture = ${fixture} and e.stake_units > 0 order by e.line, e.book, e.selection`.execute(db)
  return rows
}
