import type { WalletCall } from '@baize/api/wallet-protocol'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { RoundsTables } from './tables.ts'
import { tables } from './tables.ts'

/** Writes a bet whose stake was taken out of a hold. */
export async function recordBet(tx: Tx, bet: Insertable<RoundsTables['rounds.bet']>): Promise<void> {
  await tables(tx).insertInto('rounds.bet').values(bet).execute()
}

/** A bet of a provider by its id, locked. */
export const lockBet = (tx: Tx, provider: string, transaction: string) =>
  tables(tx)
    .selectFrom('rounds.bet')
    .selectAll()
    .where('provider_code', '=', provider)
    .where('transaction_id', '=', transaction)
    .forUpdate()
    .executeTakeFirst()
export type StoredBet = NonNullable<Awaited<ReturnType<typeof lockBet>>>

/** The bets that a settle named, locked in the order of their ids, for all that has become of them since. */
export const lockLines = (tx: Tx, provider: string, settle: string): Promise<StoredBet[]> =>
  tables(tx)
    .selectFrom('rounds.bet')
    .selectAll()
    .where('provider_code', '=', provider)
    .where('transaction_id', 'in', eb =>
      eb
        .selectFrom('rounds.fact')
        .select('bet_transaction_id')
        .where('provider_code', '=', provider)
        .where('transaction_id', '=', settle)
        .where('bets', '=', 1)
        .union(
          eb
            .selectFrom('rounds.void_line')
            .select('bet_transaction_id')
            .where('provider_code', '=', provider)
            .where('transaction_id', '=', settle),
        ),
    )
    .orderBy('transaction_id')
    .forUpdate()
    .execute()

/** Takes the figures of bets out again: the opposite of the facts of their settle, under the id of the rollback. */
async function takeFactsBack(tx: Tx, bets: readonly StoredBet[], transaction: string, now: Date): Promise<void> {
  if (bets.length === 0) return
  await tables(tx)
    .insertInto('rounds.fact')
    .values(
      bets.map(bet => ({
        provider_code: bet.provider_code,
        transaction_id: transaction,
        bet_transaction_id: bet.transaction_id,
        member_id: bet.member_id,
        game_code: bet.game_code,
        vendor_code: bet.vendor_code,
        game_type: bet.game_type,
        book: bet.book,
        currency: bet.currency,
        bets: -1 as const,
        stake_units: bet.stake_units,
        payout_units: bet.payout_units,
        valid_units: bet.valid_units,
        earned_at: bet.settled_at ?? now,
        known_at: sql<Date>`greatest(${now}::timestamptz, clock_timestamp())`,
      })),
    )
    .execute()
}

const nothing = { payout_units: 0n, valid_units: 0n, rebate_units: 0n, settled_by: null }
const later = (now: Date) => sql<Date>`greatest(changed_at, ${now}::timestamptz)`

/** A bet that was taken back: the round that it belonged to is closed by it where the provider says so. */
export async function voidBet(
  tx: Tx,
  bet: StoredBet,
  { transaction_uuid, round_closed }: WalletCall<'rollback'>,
  now: Date,
): Promise<void> {
  if (bet.voided_at) return
  if (bet.status !== 'OPEN' && bet.status !== 'VOID') await takeFactsBack(tx, [bet], transaction_uuid, now)
  await tables(tx)
    .updateTable('rounds.bet')
    .set({
      ...nothing,
      status: 'VOID',
      settled_at: bet.settled_at ?? now,
      voided_at: now,
      closes_round: round_closed,
      changed_at: later(now),
    })
    .where('provider_code', '=', bet.provider_code)
    .where('transaction_id', '=', bet.transaction_id)
    .execute()
}

/** The bets of a settle that was taken back wait for another one, and their round takes bets again. */
export async function reopenBets(tx: Tx, bets: readonly StoredBet[], transaction: string, now: Date): Promise<void> {
  const [first] = bets
  if (!first) return
  const counted = bets.filter(({ status }) => status !== 'VOID')
  await takeFactsBack(tx, counted, transaction, now)
  await tables(tx)
    .updateTable('rounds.bet')
    .set({ ...nothing, status: 'OPEN', settled_at: null, closes_round: false, changed_at: later(now) })
    .where('provider_code', '=', first.provider_code)
    .where(
      'transaction_id',
      'in',
      bets.map(bet => bet.transaction_id),
    )
    .execute()
}
