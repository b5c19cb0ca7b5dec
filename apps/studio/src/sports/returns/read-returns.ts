import type { BookDeskCall, BookDeskReply } from '@baize/api/book-desk-protocol'
import { MARGINS_BP } from '@baize/game-kit/book/odds/price'
import { sql } from 'kysely'
import type { SportsDependencies } from '../sports-dependencies.ts'
import { deviationsOf, MOST_DEVIATIONS } from './count-returns.ts'

interface Row {
  sport: string
  class: 'A' | 'B' | 'C' | 'PARLAY' | 'SYSTEM' | 'CASHED_OUT'
  month: string
  bets: bigint
  stake: string
  expect: string
  back: string
  variance: number
}

const classes = ['A', 'B', 'C'] as const

/** What the book returned in real money of a currency, the newest month first, and the margin that each class states. */
export async function readReturns(
  { db }: Pick<SportsDependencies, 'db'>,
  { currency }: BookDeskCall<'returns'>,
): Promise<BookDeskReply<'returns'>> {
  const { rows } = await sql<Row>`
    select sport, class, to_char(month, 'YYYY-MM') as month, bets, stake_units::text as stake, expect_units::text as expect,
      back_units::text as back, variance
    from sports.take where book = ${`real:${currency}`} order by month desc, sport, class limit 600`.execute(db)
  return {
    margins: classes.map(name => ({ class: name, before: MARGINS_BP[name].before, live: MARGINS_BP[name].live })),
    returns: rows.map(row => {
      const deviations = row.class === 'CASHED_OUT' ? null : deviationsOf(row)
      return {
        ...{ sport: row.sport, class: row.class, month: row.month, bets: Number(row.bets), stake: Number(row.stake) },
        ...{ expect: Number(row.expect), back: Number(row.back), deviations },
        within: deviations === null ? null : Math.abs(deviations) <= MOST_DEVIATIONS,
      }
    }),
  }
}
