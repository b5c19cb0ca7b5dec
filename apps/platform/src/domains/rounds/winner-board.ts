import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Database } from '../../kernel/database/open-database.ts'
import { maskAccount } from '../../kernel/mask-account.ts'
import type { Clock } from '../../kernel/outside.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { usernamesOf } from '../identity/index.ts'

type Winner = ResponseOf<'rounds.winnerBoard'>[number]

const windowMs = 24 * 3_600_000
const boardLength = 50
const keptMs = 20_000

/** The largest settled wins of real money in the last 24 hours, worked out at most every 20 seconds. */
export function createWinnerBoard(deps: { database: Database; catalogue: Catalogue; clock: Clock }) {
  const { database, catalogue, clock } = deps
  let kept: { winners: Winner[]; atMs: number } | null = null

  async function read(now: Date): Promise<Winner[]> {
    const rows = await database.kysely
      .selectFrom('rounds.bet')
      .select(['member_id', 'game_code', 'payout_units', 'settled_at'])
      .where('settled_at', '>', new Date(now.getTime() - windowMs))
      .where('status', '=', 'WON')
      .where('book', '=', 'REAL')
      .whereRef('payout_units', '>', 'stake_units')
      .orderBy('payout_units', 'desc')
      .orderBy('settled_at', 'desc')
      .limit(boardLength)
      .execute()
    const names = await usernamesOf(
      database.kysely,
      rows.map(row => row.member_id),
    )
    return rows.map(row => ({
      player: maskAccount(names.get(row.member_id) ?? '***'),
      gameCode: row.game_code,
      gameName: catalogue.snapshot.byCode.get(row.game_code)?.card.gameName ?? row.game_code,
      prize: toWire(row.payout_units),
      winningTime: row.settled_at!.toISOString(),
    }))
  }

  return async (): Promise<Winner[]> => {
    const now = clock.now()
    if (!kept || now.getTime() - kept.atMs > keptMs) kept = { winners: await read(now), atMs: now.getTime() }
    return kept.winners
  }
}
