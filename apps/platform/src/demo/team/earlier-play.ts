import type { GameType } from '@baize/api'
import { sql } from 'kysely'
import { everyTable } from '../../domains/every-table.ts'
import { memberByName } from '../../domains/identity/index.ts'
import type { Database } from '../../kernel/database/open-database.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs
/** It is nobody's code: what is brought along came through no wallet of this house. */
const broughtBy = 'EARLIER'

/** One bet: whose, stake and payout in whole units. */
type Bet = readonly [username: string, stake: number, payout: number]
/** Played a week before the others, and not since. */
const away = 'bayu'
/** A win of the first of the days that is worth telling. */
const bigWin = { username: 'suda', payout: 1_640 }
const perDay: readonly Bet[] = [
  ['tomas', 120, 84],
  ['aiko', 80, 102],
  ['linh', 60, 0],
  ['minh', 90, 76],
  ['suda', 140, 95],
  ['bayu', 50, 40],
]

/** A slot of the catalogue. */
interface Slot {
  vassalage: string
  gameCode: string
}

/** When the team played before the demo opened: in the evening of each of some days, none of them today. */
function momentsOf(now: Date): Date[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return [5, 4, 3, 2, 1].map(days => new Date(today - days * dayMs + 19 * hourMs))
}

/**
 * Brings along what the agent's team played in the days before the demo opened. No house can have played then, so these
 * bets came through no wallet: they have no session and moved no money, and only what is counted follows from them.
 */
export async function bringEarlierPlay(database: Database, slots: readonly Slot[], now: Date): Promise<void> {
  const currency = 'DEMO'
  const ids = new Map<string, bigint>()
  for (const [username] of perDay) ids.set(username, (await memberByName(database.kysely, username))!)
  const units = (whole: number) => BigInt(whole) * 10_000n
  const paid = (day: number, username: string, payout: number) =>
    units(day === 0 && username === bigWin.username ? bigWin.payout : payout)
  const bets = momentsOf(now).flatMap((moment, day) =>
    perDay.map(([username, stake, payout], place) => ({
      slot: slots[(day * 97 + place * 31) % slots.length]!,
      at: new Date(moment.getTime() + place * 7 * 60_000 - (username === away ? weekMs : 0)),
      name: `${day}-${username}`,
      figures: {
        ...{ provider_code: broughtBy, member_id: ids.get(username)! },
        ...{ game_type: 'RNG' as GameType, book: 'REAL' as const, currency },
        ...{ stake_units: units(stake), payout_units: paid(day, username, payout), valid_units: units(stake) },
      },
    })),
  )
  await database.transaction(async tx => {
    const known = await everyTable(tx)
      .selectFrom('rounds.bet')
      .select('transaction_id')
      .where('provider_code', '=', broughtBy)
      .limit(1)
      .executeTakeFirst()
    if (known) return
    await everyTable(tx)
      .insertInto('rounds.bet')
      .values(
        bets.map(({ at, name, slot, figures }) => ({
          ...figures,
          ...{ game_code: slot.gameCode, vendor_code: slot.vassalage },
          ...{ transaction_id: name, round_id: name, session_id: 0n, placed_at: at, settled_at: at },
          status: figures.payout_units > 0n ? ('WON' as const) : ('LOST' as const),
        })),
      )
      .execute()
    await everyTable(tx)
      .insertInto('rounds.fact')
      .values(
        bets.map(({ at, name, slot, figures }) => ({
          ...figures,
          ...{ game_code: slot.gameCode, vendor_code: slot.vassalage },
          ...{ transaction_id: `${name}-settle`, bet_transaction_id: name, bets: 1 as const },
          ...{ earned_at: at, known_at: at },
        })),
      )
      .execute()
  })
  // Their months may lie before the first that the tables were made for.
  for (const table of ['rounds.bet', 'rounds.fact'])
    await sql`select months.make_due(${table}::regclass, m) from months.wanted(${table}::regclass, 0) m`.execute(
      database.kysely,
    )
}
