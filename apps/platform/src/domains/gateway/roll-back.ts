import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { Group, Ledger, Leg } from '../ledger/index.ts'
import { houseAccount, memberAccount } from '../ledger/index.ts'
import type { Move, MoveResult } from './command.ts'
import { fingerprintOf, moveKey } from './command.ts'
import type { KnownSession } from './known-sessions.ts'

type Rollback = Extract<Move, { call: 'rollback' }>

export interface RollBackDependencies {
  ledger: Ledger
  now: () => Date
}

/**
 * Takes a bet or a settle back, whole. A bet that is not known leaves a tombstone, so that it is refused when it comes
 * (rule R6). A rollback is never refused for what it undoes.
 */
export async function rollBack({ ledger, now }: RollBackDependencies, tx: Tx, move: Rollback): Promise<MoveResult> {
  const { session, body } = move
  const reference = body.reference_transaction_uuid
  const bet = await lockBet(tx, session, reference)
  if (bet?.status === 'VOID') return claim(tx, move)
  if (bet) {
    const result = await post(ledger, tx, move, betLegs(session, bet.stake_units, bet.payout_units))
    if (result.status === 'OK') await voidBet(tx, bet, body.transaction_uuid, now())
    return result
  }
  const settled = await factsOf(tx, session, reference)
  if (settled.length > 0) {
    const payoutUnits = settled.reduce((sum, fact) => sum + fact.payout_units, 0n)
    const result =
      payoutUnits === 0n ? await claim(tx, move) : await post(ledger, tx, move, winLegs(session, payoutUnits, ''))
    if (result.status === 'OK') await reopenBets(tx, session, settled, body.transaction_uuid, now())
    return result
  }
  const buried = await claimKey(tx, session, moveKey(session.providerCode, reference), tombstone(reference))
  // The bet came in between: now it is known, and can be taken back.
  if (buried.status !== 'OK' && (await lockBet(tx, session, reference))) return rollBack({ ledger, now }, tx, move)
  return claim(tx, move)
}

/** Differs from every fingerprint of a bet, so that the bet finds its key used for something else. */
const tombstone = (reference: string): string => hash('sha256', `tombstone|${reference}`).slice(0, 32)

const main = (session: KnownSession) => memberAccount(session.memberId, 'MAIN', session)
const games = ({ currency, book, vendorCode }: KnownSession) =>
  houseAccount('GAMES', { currency, book, qualifier: vendorCode })

/** The stake goes back; a win that was paid on it is taken back as far as the member's money reaches. */
const betLegs = (session: KnownSession, stakeUnits: bigint, payoutUnits: bigint): Leg[] => [
  ...(stakeUnits > 0n
    ? [{ debit: games(session), credit: main(session), amountUnits: stakeUnits, code: 'ROLLBACK' as const }]
    : []),
  ...(payoutUnits > 0n ? winLegs(session, payoutUnits, ':win') : []),
]

const winLegs = (session: KnownSession, payoutUnits: bigint, suffix: string): Leg[] => [
  {
    debit: main(session),
    credit: games(session),
    amountUnits: payoutUnits,
    code: 'ROLLBACK_WIN',
    mode: 'up_to',
    ...(suffix ? { suffix } : {}),
  },
  {
    debit: houseAccount('RECEIVABLE', { currency: session.currency, book: session.book }),
    credit: games(session),
    code: 'SHORTFALL',
    mode: 'rest',
    suffix: ':short',
  },
]

async function post(ledger: Ledger, tx: Tx, move: Rollback, legs: Leg[]): Promise<MoveResult> {
  if (legs.length === 0) return claim(tx, move)
  const { session, body } = move
  const group: Group = {
    key: moveKey(session.providerCode, body.transaction_uuid),
    legs,
    reference: body.round,
    request: fingerprintOf(move),
  }
  const [outcome] = await ledger.postIn(tx, [group])
  if (outcome!.status === 'key_reused') return { status: 'DUPLICATE_TRANSACTION', balanceUnits: null }
  if (outcome!.status !== 'ok' && outcome!.status !== 'duplicate') return { status: 'UNKNOWN', balanceUnits: null }
  return {
    status: 'OK',
    balanceUnits: await ledger.playableBalance(session.memberId, session.book, session.currency, tx),
  }
}

/** Claims the call's key without moving money: a repeat answers the same. */
async function claim(tx: Tx, move: Rollback): Promise<MoveResult> {
  const key = moveKey(move.session.providerCode, move.body.transaction_uuid)
  return claimKey(tx, move.session, key, fingerprintOf(move))
}

async function claimKey(tx: Tx, session: KnownSession, key: string, fingerprint: string): Promise<MoveResult> {
  const { rows } = await sql<{ outcome: string; balance: bigint | null }>`
    select outcome, coalesce(reply[2], reply[3]) as balance
    from ledger.post_one(${key}, ${fingerprint}::uuid, null, ${session.mainAccount}, ${session.gamesAccount}, 0, 'ROLLBACK')`.execute(
    tx,
  )
  const { outcome, balance } = rows[0]!
  if (outcome === 'ok' || outcome === 'duplicate') return { status: 'OK', balanceUnits: balance }
  return { status: outcome === 'key_reused' ? 'DUPLICATE_TRANSACTION' : 'UNKNOWN', balanceUnits: null }
}

const lockBet = (tx: Tx, session: KnownSession, transaction: string) =>
  tx
    .selectFrom('rounds.bet')
    .selectAll()
    .where('provider_code', '=', session.providerCode)
    .where('transaction_id', '=', transaction)
    .where('member_id', '=', session.memberId)
    .forUpdate()
    .executeTakeFirst()
type StoredBet = NonNullable<Awaited<ReturnType<typeof lockBet>>>

/** Facts of a settle that still count. */
const factsOf = (tx: Tx, session: KnownSession, transaction: string) =>
  tx
    .selectFrom('rounds.fact as f')
    .innerJoin('rounds.bet as b', join =>
      join.onRef('b.provider_code', '=', 'f.provider_code').onRef('b.transaction_id', '=', 'f.bet_transaction_id'),
    )
    .selectAll('f')
    .where('f.provider_code', '=', session.providerCode)
    .where('f.transaction_id', '=', transaction)
    .where('f.member_id', '=', session.memberId)
    .where('f.bets', '=', 1)
    .where('b.status', 'not in', ['OPEN', 'VOID'])
    .forUpdate('b')
    .execute()
type StoredFact = Awaited<ReturnType<typeof factsOf>>[number]

async function voidBet(tx: Tx, bet: StoredBet, transaction: string, now: Date): Promise<void> {
  if (bet.status !== 'OPEN') {
    const {
      id: _id,
      session_id: _session,
      round_id: _round,
      status: _status,
      transaction_id,
      placed_at: _placed,
      settled_at,
      voided_at: _voided,
      ...rest
    } = bet
    await tx
      .insertInto('rounds.fact')
      .values({
        ...rest,
        transaction_id: transaction,
        bet_transaction_id: transaction_id,
        bets: -1,
        earned_at: settled_at ?? now,
        known_at: now,
      })
      .execute()
  }
  await tx
    .updateTable('rounds.bet')
    .set({
      status: 'VOID',
      payout_units: 0n,
      valid_units: 0n,
      settled_at: bet.settled_at ?? now,
      voided_at: now,
    })
    .where('provider_code', '=', bet.provider_code)
    .where('transaction_id', '=', bet.transaction_id)
    .execute()
}

/** The bets of a settle that was taken back wait for another one. */
async function reopenBets(
  tx: Tx,
  session: KnownSession,
  facts: StoredFact[],
  transaction: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('rounds.fact')
    .values(
      facts.map(({ id: _id, xact: _xact, ...fact }) => ({
        ...fact,
        transaction_id: transaction,
        bets: -1 as const,
        known_at: now,
      })),
    )
    .execute()
  await tx
    .updateTable('rounds.bet')
    .set({ status: 'OPEN', payout_units: 0n, valid_units: 0n, settled_at: null })
    .where('provider_code', '=', session.providerCode)
    .where(
      'transaction_id',
      'in',
      facts.map(fact => fact.bet_transaction_id),
    )
    .execute()
}
