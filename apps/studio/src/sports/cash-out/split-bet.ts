import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { WalletUncertain } from '../../wallet/wallet-client.ts'
import { walletFields, walletIds } from '../../wallet/wallet-moves.ts'
import { costsOf } from '../bets/costs-of-bet.ts'
import { noteCosts } from '../bets/exposure.ts'
import type { SportsDependencies, StoredBet, StoredLeg } from '../sports-dependencies.ts'

const retryAfterMs = 2_000

interface Parting {
  bet: StoredBet
  legs: readonly StoredLeg[]
  /** The part of the stake that is cashed out, and what is paid for it. */
  partUnits: bigint
  offer: bigint
  /** What the part was worth. */
  fairUnits: bigint
  restId: string
}

/**
 * Replaces an open bet by the part that is cashed out and the rest that runs on at its odds. The wallet is told by
 * {@link finishSplits}; until it knows the parts it refuses to settle them, and they are sent again.
 * @returns the id of the part that is cashed out
 */
export async function writeParts(
  { outside }: SportsDependencies,
  tx: StudioTx,
  { bet, legs, partUnits, offer, fairUnits, restId }: Parting,
): Promise<string> {
  const now = outside.now()
  const partId = randomUUID()
  const cashed = {
    ...{ ...partOf(bet, partId, partUnits), state: 'cashing' as const, outcome: 'cashed_out' as const },
    ...{
      payout_units: offer,
      fair_units: fairUnits,
      valid_units: 0n,
      retry_at: new Date(now.getTime() + retryAfterMs),
    },
  }
  const rest = { ...partOf(bet, restId, bet.stake_units - partUnits), state: 'accepted' as const, retry_at: null }
  await tx.updateTable('sports.bet').set({ state: 'splitting', retry_at: now }).where('id', '=', bet.id).execute()
  await tx.insertInto('sports.bet').values([cashed, rest]).execute()
  await sql`
    insert into sports.leg (bet_id, position, fixture, claim, market, line4, selection, combined, milli, market_class, phase, block, score,
      basis, sheet_hash, result, dead_heat_of, result_block)
    select part, position, fixture, claim, market, line4, selection, combined, milli, market_class, phase, block, score,
      basis, sheet_hash, result, dead_heat_of, result_block
    from sports.leg cross join unnest(array[${partId}, ${restId}]::uuid[]) as parts (part) where bet_id = ${bet.id}`.execute(
    tx,
  )
  await sql`
    insert into sports.unsealed (fixture, bet_id)
    select distinct fixture, ${restId}::uuid from sports.leg where bet_id = ${bet.id} and result is null`.execute(tx)
  await noteCosts(tx, costsOf(rest, legs), 1)
  return partId
}

/** A bet like another with a part of its stake. */
function partOf(bet: StoredBet, id: string, stakeUnits: bigint) {
  const share = (units: bigint) => (units * stakeUnits) / bet.stake_units
  const { slip_id, position, visit_id, user_id, round_id, book, kind, system, lines, fixture, policy } = bet
  return {
    ...{ id, slip_id, position, visit_id, user_id, round_id, book, kind, system, lines, fixture, policy },
    line_stake_units: stakeUnits / BigInt(lines),
    stake_units: stakeUnits,
    most_payout_units: share(bet.most_payout_units),
    expect_units: share(bet.expect_units),
    variance: bet.variance * (Number(stakeUnits) / Number(bet.stake_units)) ** 2,
    part_of: bet.id,
    salt: randomBytes(16).toString('hex'),
    created_at: bet.created_at,
    accepted_at: bet.accepted_at,
  }
}

type Splitting = StoredBet & { wallet_token: string; currency: string; game_code: string }

/** Tells the wallet of bets that were split, until it is certain that it knows their parts. */
export async function finishSplits({ db, outside, wallet, log }: SportsDependencies): Promise<void> {
  const now = outside.now()
  const { rows } = await sql<Splitting>`
    update sports.bet b set retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz, tries = b.tries + 1
    from studio.visit v where v.id = b.visit_id and b.state = 'splitting' and b.retry_at <= ${now}::timestamptz
    returning b.*, v.wallet_token, v.currency, v.game_code`.execute(db)
  for (const bet of rows) {
    const parts = await db
      .selectFrom('sports.bet')
      .select(['id', 'stake_units'])
      .where('part_of', '=', bet.id)
      .orderBy('id')
      .execute()
    const [first, second] = parts.map(({ id, stake_units }) => ({
      ...{ transaction_uuid: walletIds(id).bet, amount: Number(stake_units) },
    }))
    try {
      const { status } = await wallet.split({
        ...walletFields(bet),
        transaction_uuid: `${bet.id}:split`,
        reference_transaction_uuid: walletIds(bet.id).bet,
        parts: [first!, second!],
      })
      if (status !== 'OK') log.error({ bet: bet.id, status }, 'the wallet does not split a bet; it is asked again')
      else await end(db, bet.id, now, parts)
    } catch (error) {
      if (!(error instanceof WalletUncertain)) throw error
      log.warn({ err: error, bet: bet.id }, 'split without a certain answer; it will be sent again')
    }
  }
}

/** The bet is over, and its parts are settled as soon as there is something to settle. */
async function end(
  db: SportsDependencies['db'],
  id: string,
  now: Date,
  parts: readonly { id: string }[],
): Promise<void> {
  await db
    .updateTable('sports.bet')
    .set({ state: 'split', settled_at: now, retry_at: null })
    .where('id', '=', id)
    .where('state', '=', 'splitting')
    .execute()
  await db
    .updateTable('sports.bet')
    .set({ retry_at: now })
    .where(
      'id',
      'in',
      parts.map(part => part.id),
    )
    .where('state', '=', 'cashing')
    .execute()
}
