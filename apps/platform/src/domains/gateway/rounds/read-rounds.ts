import type { RoundsReply, WalletCall } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { RoundsPublished } from '../../rounds/index.ts'

/** Rounds of a provider by the time of their last change, for reconciliation (rule R9); pages on after a round and member. */
export async function readRounds({ kysely }: Database, call: WalletCall<'rounds'>): Promise<RoundsReply> {
  const { rows } = await sql<RoundsPublished['rounds.round']>`
    select * from rounds.changed(${call.provider}, ${new Date(call.from)}, ${new Date(call.to)}, ${call.after ?? ''},
      ${afterMember(call)}::bigint, ${call.limit})`.execute(kysely)
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

const lastMember = 9_223_372_036_854_775_807n

/** A page that names no member goes on after every one of its round. */
const afterMember = ({ after, after_user }: WalletCall<'rounds'>): bigint =>
  after !== undefined && after_user && /^\d{1,18}$/.test(after_user) ? BigInt(after_user) : lastMember
