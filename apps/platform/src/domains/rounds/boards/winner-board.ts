import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../../kernel/database/open-database.ts'
import { keepAnswer } from '../../../kernel/keep-answer.ts'
import { maskAccount } from '../../../kernel/mask-account.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { usernamesOf } from '../../identity/index.ts'
import { tables } from '../tables.ts'

type Winner = Omit<ResponseOf<'rounds.winnerBoard'>[number], 'gameName'>

const windowMs = 24 * 3_600_000
const boardLength = 50
const keptMs = 20_000

/** The largest settled wins of real money in the last 24 hours, as the boards' reader keeps them. */
export function createWinnerBoard(deps: { database: Database; catalogue: Catalogue; clock: Clock }) {
  const { database, catalogue, clock } = deps

  async function read(): Promise<Winner[]> {
    const rows = await tables(database.kysely)
      .selectFrom('rounds.winner')
      .select(['member_id', 'game_code', 'payout_units', 'won_at'])
      .where('won_at', '>', new Date(clock.now().getTime() - windowMs))
      .orderBy('payout_units', 'desc')
      .orderBy('won_at', 'desc')
      .limit(boardLength)
      .execute()
    const names = await usernamesOf(
      database.kysely,
      rows.map(row => row.member_id),
    )
    return rows.map(row => ({
      player: maskAccount(names.get(row.member_id) ?? '***'),
      gameCode: row.game_code,
      prize: toWire(row.payout_units),
      winningTime: row.won_at.toISOString(),
    }))
  }

  const board = keepAnswer(() => clock.now().getTime(), keptMs, read)
  return async (language: Language) =>
    (await board()).map(row => ({ ...row, gameName: catalogue.nameOf(row.gameCode, language) }))
}
