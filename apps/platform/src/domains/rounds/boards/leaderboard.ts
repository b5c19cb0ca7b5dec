import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'
import { addDays, dayIn } from '../../../kernel/date-range.ts'
import { keepAnswer } from '../../../kernel/keep-answer.ts'
import { maskAccount } from '../../../kernel/mask-account.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { usernamesOf } from '../../identity/index.ts'

type Period = InputOf<'rounds.leaderboard'>['period']
type Leaderboard = ResponseOf<'rounds.leaderboard'>

const length = 50
const keptMs = 20_000

/** First day of the period that a day belongs to; weeks begin on Monday. */
export function firstDayOf(period: Period, day: string): string {
  if (period === 'DAY') return day
  if (period === 'MONTH') return `${day.slice(0, 8)}01`
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** Members by valid bet of this day, week or month of the brand's zone, as the boards' reader keeps them. */
export function createLeaderboard(deps: { database: Database; clock: Clock; settings: Settings }) {
  const { database, clock, settings } = deps

  async function read(period: Period): Promise<Leaderboard> {
    const { timeZone } = await settings.recentBrand()
    const to = dayIn(clock.now(), timeZone)
    const from = firstDayOf(period, to)
    const { rows } = await sql<{ member_id: bigint; units: bigint }>`
      select member_id, valid_units as units from rounds.board_sum
      where period = ${period} and first_day = ${from} and valid_units > 0
      order by valid_units desc, member_id limit ${length}`.execute(database.kysely)
    const names = await usernamesOf(
      database.kysely,
      rows.map(row => row.member_id),
    )
    return {
      from,
      to,
      list: rows.map(({ member_id, units }, place) => ({
        rank: place + 1,
        player: maskAccount(names.get(member_id) ?? '***'),
        validBet: toWire(units),
      })),
    }
  }

  return keepAnswer(() => clock.now().getTime(), keptMs, read)
}
