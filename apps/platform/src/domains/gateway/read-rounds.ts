import type { RoundsReply, WalletCall } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'

/** Rounds of a provider by the time of their last change, for reconciliation (rule R9); pages on after a round id. */
export async function readRounds({ kysely }: Database, call: WalletCall<'rounds'>): Promise<RoundsReply> {
  const rows = await kysely
    .selectFrom('rounds.round')
    .selectAll()
    .where('provider_code', '=', call.provider)
    .where('changed_at', '>=', new Date(call.from))
    .where('changed_at', '<', new Date(call.to))
    .where('round_id', '>', sql<string>`${call.after ?? ''} collate "C"`)
    .orderBy('round_id')
    .limit(call.limit)
    .execute()
  return {
    status: 'OK',
    request_uuid: call.request_uuid,
    rounds: rows.map(row => ({
      round: row.round_id,
      user: row.member_id.toString(),
      game_code: row.game_code,
      currency: row.currency,
      stake: Number(row.stake_units),
      payout: Number(row.payout_units),
      state: row.state,
      changed_at: row.changed_at.getTime(),
    })),
  }
}
