import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { Group, Ledger, Leg } from '../ledger/index.ts'
import { groupFingerprint } from '../ledger/index.ts'
import type { Move, MoveResult } from './command.ts'
import { fingerprintOf, moveKey, refused } from './command.ts'
import { closeFunding, lockFunding, reopenFunding, stakeLegs, winLegs } from './funding.ts'
import type { KnownSession } from './known-sessions.ts'
import { rebateLegs } from './rebate.ts'
import { standingOf } from './standing.ts'

type Rollback = Extract<Move, { call: 'rollback' }>

export interface RollBackDependencies {
  ledger: Ledger
  now: () => Date
}

/**
 * Takes a bet or a settle back, whole. A bet that is not known leaves a tombstone, so that it is refused when it comes
 * (rule R6). A rollback is never refused for what it undoes.
 */
export async function rollBack(deps: RollBackDependencies, tx: Tx, move: Rollback): Promise<MoveResult> {
  const { ledger, now } = deps
  const { session, body } = move
  const reference = body.reference_transaction_uuid
  const bet = await lockBet(tx, session, reference)
  if (bet?.status === 'VOID') return claim(tx, move)
  if (bet) {
    const funding = await lockFunding(tx, session, [reference])
    const win = bet.payout_units > 0n ? await winLegs(ledger, tx, session, bet.payout_units, funding, true) : []
    const rebate = rebateLegs(session, bet.rebate_units)
    const stake = stakeLegs(session, bet.stake_units, funding)
    const result = await post(deps, tx, move, { stake, win, rebate })
    if (result.status === 'OK') {
      await voidBet(tx, bet, body.transaction_uuid, now())
      await closeFunding(tx, session, funding)
    }
    return result
  }
  const settled = await factsOf(tx, session, reference)
  if (settled.length > 0) {
    const funding = await lockFunding(
      tx,
      session,
      settled.map(fact => fact.bet_transaction_id),
    )
    const payoutUnits = settled.reduce((sum, fact) => sum + fact.payout_units, 0n)
    const win = payoutUnits > 0n ? await winLegs(ledger, tx, session, payoutUnits, funding, false) : []
    const rebate = rebateLegs(
      session,
      settled.reduce((sum, fact) => sum + fact.rebate_units, 0n),
    )
    const result = await post(deps, tx, move, { win, rebate })
    if (result.status === 'OK') {
      await reopenBets(tx, session, settled, body.transaction_uuid, now())
      await reopenFunding(tx, session, funding)
    }
    return result
  }
  const buried = await claimKey(tx, session, moveKey(session.providerCode, reference), tombstone(reference))
  // The bet came in between: now it is known, and can be taken back.
  if (buried.status !== 'OK' && (await lockBet(tx, session, reference))) return rollBack(deps, tx, move)
  return claim(tx, move)
}

/** Differs from every fingerprint of a bet, so that the bet finds its key used for something else. */
const tombstone = (reference: string): string => hash('sha256', `tombstone|${reference}`).slice(0, 32)

/** Posts the parts of what goes back: the first that moves money under the call's own key, the others beside it. */
async function post(
  { ledger, now }: RollBackDependencies,
  tx: Tx,
  move: Rollback,
  parts: Record<string, Leg[]>,
): Promise<MoveResult> {
  const [first, ...beside] = Object.entries(parts).filter(([, legs]) => legs.length > 0)
  if (!first) return claim(tx, move)
  const { session, body } = move
  const group: Group = {
    key: moveKey(session.providerCode, body.transaction_uuid),
    legs: first[1],
    reference: body.round,
    request: fingerprintOf(move),
  }
  const others = beside.map(([name, legs]) => ({ ...group, key: `${group.key}:${name}`, legs }))
  const [outcome, ...taken] = await ledger.postIn(tx, [group, ...others])
  for (const [i, { status }] of taken.entries())
    if (status !== outcome!.status) throw new Error(`${others[i]!.key} took nothing back: ${status}`)
  if (outcome!.status === 'key_reused') return refused('DUPLICATE_TRANSACTION')
  if (outcome!.status !== 'ok' && outcome!.status !== 'duplicate') return refused('UNKNOWN')
  return { status: 'OK', ...(await standingOf(tx, session, now())) }
}

/** Claims the call's key without moving money: a repeat answers the same, whether or not the first one moved any. */
async function claim(tx: Tx, move: Rollback): Promise<MoveResult> {
  const key = moveKey(move.session.providerCode, move.body.transaction_uuid)
  const fingerprint = groupFingerprint({ key, legs: [], reference: move.body.round, request: fingerprintOf(move) })
  return claimKey(tx, move.session, key, fingerprint)
}

async function claimKey(tx: Tx, session: KnownSession, key: string, fingerprint: string): Promise<MoveResult> {
  const { rows } = await sql<{ outcome: string; balance: bigint | null }>`
    select outcome, coalesce(reply[2], reply[3]) as balance
    from ledger.post_one(${key}, ${fingerprint}::uuid, null, ${session.walletAccount}, ${session.gamesAccount}, 0, 'ROLLBACK')`.execute(
    tx,
  )
  const { outcome, balance } = rows[0]!
  if (outcome === 'ok' || outcome === 'duplicate') return { status: 'OK', balanceUnits: balance, walletUnits: balance }
  return refused(outcome === 'key_reused' ? 'DUPLICATE_TRANSACTION' : 'UNKNOWN')
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
    .select('b.rebate_units')
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
      rebate_units: _rebate,
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
      rebate_units: 0n,
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
      facts.map(({ id: _id, xact: _xact, rebate_units: _rebate, ...fact }) => ({
        ...fact,
        transaction_id: transaction,
        bets: -1 as const,
        known_at: now,
      })),
    )
    .execute()
  await tx
    .updateTable('rounds.bet')
    .set({ status: 'OPEN', payout_units: 0n, valid_units: 0n, rebate_units: 0n, settled_at: null })
    .where('provider_code', '=', session.providerCode)
    .where(
      'transaction_id',
      'in',
      facts.map(fact => fact.bet_transaction_id),
    )
    .execute()
}
