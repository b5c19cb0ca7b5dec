import { hash } from 'node:crypto'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Group, Ledger, Leg } from '../../ledger/index.ts'
import { lockBet, lockLines, reopenBets, type StoredBet, voidBet } from '../../rounds/index.ts'
import { answerNow, groupFingerprintOf, keptAnswer, notPosted } from '../calls/answers.ts'
import { claimKey } from '../calls/claim-key.ts'
import type { Move, MoveResult } from '../calls/command.ts'
import { fingerprintOf, moveKey, partKey, refused } from '../calls/command.ts'
import { closeFunding, lockFunding, reopenFunding, stakeLegs, winLegs } from '../funding.ts'
import { rebateLegs } from '../rebates/rebate.ts'
import type { KnownSession } from '../sessions/known-sessions.ts'
import { tables } from '../tables.ts'
import { belongs } from './belongs.ts'

export type Rollback = Extract<Move, { call: 'rollback' }>

export interface RollBackDependencies {
  ledger: Ledger
  now: () => Date
}

/**
 * Takes a bet or a settle back, whole. What is not known leaves a tombstone, so that it is refused when it comes (rule
 * R6); what was taken back already, or is settled by another settle since, stays as it is. Refused are the id of another
 * call, what is not a bet or settle of the same member, round and game, a bet that was split, whose parts stand for it, and what a
 * conclude has ended.
 */
export async function rollBack(deps: RollBackDependencies, tx: Tx, move: Rollback): Promise<MoveResult> {
  const { session, body } = move
  const reference = body.reference_transaction_uuid
  if (reference === body.transaction_uuid) return refused('DUPLICATE_TRANSACTION')
  // What commits between the look and the tombstone is found by the second look.
  for (let look = 1; look <= 2; look++) {
    const bet = await lockBet(tx, session.providerCode, reference)
    const lines = bet ? [bet] : await lockLines(tx, session.providerCode, reference)
    const known = await keptAnswer(tx, move, deps.now())
    if (known) return known
    if (lines.some(line => !belongs(line, move)) || bet?.split_by || (await wasConcluded(tx, lines)))
      return refused('TRANSACTION_DOES_NOT_EXIST')
    if (bet) return takeBetBack(deps, tx, move, bet)
    if (lines.length > 0) return takeSettleBack(deps, tx, move, lines)
    if (await bury(tx, session, reference)) return conclude(deps, tx, move, {})
  }
  return refused('TRANSACTION_DOES_NOT_EXIST')
}

/** True for bets that were settled for all seats of a round at once: what one of them won the others staked. */
async function wasConcluded(tx: Tx, [line]: readonly StoredBet[]): Promise<boolean> {
  if (!line?.settled_by) return false
  const seat = await tables(tx)
    .selectFrom('gateway.concluded_seat')
    .select('seat')
    .where('provider_code', '=', line.provider_code)
    .where('transaction_id', '=', line.settled_by)
    .executeTakeFirst()
  return seat !== undefined
}

/** The stake goes back, and what it won and was paid beside; a bet that is void already keeps what it has. */
async function takeBetBack(deps: RollBackDependencies, tx: Tx, move: Rollback, bet: StoredBet): Promise<MoveResult> {
  const { session, body } = move
  const isVoid = bet.status === 'VOID'
  const funding = await lockFunding(tx, session, [bet.transaction_id])
  const parts: Record<string, Leg[]> = isVoid
    ? {}
    : {
        stake: stakeLegs(session, bet.stake_units, funding),
        win: bet.payout_units > 0n ? await winLegs(deps.ledger, tx, session, bet.payout_units, funding, true) : [],
        rebate: rebateLegs(session, bet.rebate_units),
      }
  return conclude(deps, tx, move, parts, async () => {
    await voidBet(tx, bet, body, deps.now())
    if (!isVoid) await closeFunding(tx, session, funding)
  })
}

/** What a settle paid is taken back of the bets that still stand settled by it, and they are open again. */
async function takeSettleBack(
  deps: RollBackDependencies,
  tx: Tx,
  move: Rollback,
  lines: readonly StoredBet[],
): Promise<MoveResult> {
  const { session, body } = move
  const inForce = lines.filter(bet => bet.settled_by === body.reference_transaction_uuid)
  const sum = (of: 'payout_units' | 'rebate_units') => inForce.reduce((total, bet) => total + bet[of], 0n)
  const funding = await lockFunding(
    tx,
    session,
    inForce.map(bet => bet.transaction_id),
  )
  const payoutUnits = sum('payout_units')
  const parts = {
    win: payoutUnits > 0n ? await winLegs(deps.ledger, tx, session, payoutUnits, funding, false) : [],
    rebate: rebateLegs(session, sum('rebate_units')),
  }
  return conclude(deps, tx, move, parts, async () => {
    await reopenBets(tx, inForce, body.transaction_uuid, deps.now())
    await reopenFunding(tx, session, funding)
  })
}

/** Differs from every fingerprint of a call, so that the call finds its key used for something else. */
const tombstone = (reference: string): string => hash('sha256', `tombstone|${reference}`).slice(0, 32)

/** Refuses an id for ever. False when it stands for something already. */
const bury = async (tx: Tx, session: KnownSession, reference: string): Promise<boolean> =>
  (await claimKey(tx, session, moveKey(session.providerCode, reference), tombstone(reference))) !== 'key_reused'

/**
 * Posts the parts of what goes back, the first that moves money under the call's own key and the others beside it, and
 * changes the bets with them. Without any, the key alone is claimed.
 */
async function conclude(
  { ledger, now }: RollBackDependencies,
  tx: Tx,
  move: Rollback,
  parts: Record<string, Leg[]>,
  change: () => Promise<void> = async () => {},
): Promise<MoveResult> {
  const { session, body } = move
  const key = moveKey(session.providerCode, body.transaction_uuid)
  const [first, ...beside] = Object.entries(parts).filter(([, legs]) => legs.length > 0)
  if (first) {
    const group: Group = { key, legs: first[1], reference: body.round, request: fingerprintOf(move) }
    const others = beside.map(([name, legs]) => ({ ...group, key: partKey(key, name), legs }))
    for (const { status } of await ledger.postIn(tx, [group, ...others]))
      if (status !== 'ok') throw notPosted(key, status)
  } else {
    const outcome = await claimKey(tx, session, key, groupFingerprintOf(move))
    if (outcome !== 'ok') throw notPosted(key, outcome)
  }
  await change()
  return answerNow(tx, move, now())
}
