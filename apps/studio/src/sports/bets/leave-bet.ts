import type { WalletStatus } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { SportsDependencies, StoredBet, StoredLeg } from '../sports-dependencies.ts'
import { costsOf } from './costs-of-bet.ts'
import { noteCosts } from './exposure.ts'

/**
 * Takes a bet that is not accepted from the book, with what it might have cost.
 * @param refusal the wallet's certain refusal; null where the stake goes back until the wallet confirms that
 */
export function leaveBet(
  { db, outside }: Pick<SportsDependencies, 'db' | 'outside'>,
  bet: StoredBet,
  refusal: WalletStatus | null,
): Promise<void> {
  const left =
    refusal === null
      ? { state: 'rolling-back' as const, retry_at: outside.now() }
      : { state: 'refused' as const, refusal, retry_at: null }
  return db.transaction().execute(async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('sports.bet')
      .set(left)
      .where('id', '=', bet.id)
      .where('state', '=', 'betting')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await freeCosts(tx, [bet])
  })
}

/** Gives back what bets might have cost, and their places in the queues for seals. */
export async function freeCosts(tx: StudioTx, bets: readonly StoredBet[]): Promise<void> {
  if (bets.length === 0) return
  const legs = await tx
    .selectFrom('sports.leg')
    .selectAll()
    .where(
      'bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .execute()
  const ofBet = Map.groupBy(legs as StoredLeg[], ({ bet_id }) => bet_id)
  await noteCosts(
    tx,
    bets.flatMap(bet => costsOf(bet, ofBet.get(bet.id) ?? [])),
    -1,
  )
  await sql`delete from sports.unsealed where bet_id = any(${bets.map(({ id }) => id)}::uuid[])`.execute(tx)
}
