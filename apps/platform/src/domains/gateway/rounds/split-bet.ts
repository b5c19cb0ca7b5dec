import { hash } from 'node:crypto'
import type { WalletStatus } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Ledger } from '../../ledger/index.ts'
import { lockBet, type StoredBet } from '../../rounds/index.ts'
import { answerNow, groupFingerprintOf, keptAnswer, notPosted } from '../calls/answers.ts'
import { claimKey } from '../calls/claim-key.ts'
import type { Move, MoveResult } from '../calls/command.ts'
import { moveKey, refused } from '../calls/command.ts'
import { lockFunding, splitFunding } from '../funding.ts'
import { hasWon } from '../pools/move-pool.ts'
import { walletOf } from '../sessions/known-sessions.ts'
import { belongs } from './belongs.ts'

type Split = Extract<Move, { call: 'split' }>

/**
 * Replaces an open bet by two whose stakes come to its own (rule R14). No money moves: the stake was taken when the bet was
 * placed, and its parts are settled and rolled back as bets of their own from then on. Of bonus money in the stake the first
 * part gets the share of its amount, cut to whole units, and the second all the rest.
 *
 * Refused as TRANSACTION_DOES_NOT_EXIST is what is no bet of this member, round and game that stands; as
 * DUPLICATE_TRANSACTION a bet that is settled or has won of a pool, and an id that stands for something; as ROUND_CLOSED a
 * bet of a round that takes no more; as INVALID_AMOUNT parts without a stake, or of another sum. A refusal claims nothing.
 */
export async function splitBet(
  { ledger, now }: { ledger: Ledger; now: () => Date },
  tx: Tx,
  move: Split,
): Promise<MoveResult> {
  const { session, body } = move
  const ids = body.parts.map(part => part.transaction_uuid)
  const stakes = body.parts.map(part => part.amount)
  if (ids.includes(body.transaction_uuid)) return refused('DUPLICATE_TRANSACTION')
  const bet = await lockBet(tx, session.providerCode, body.reference_transaction_uuid)
  const known = await keptAnswer(tx, move, now())
  if (known) return known
  if (!bet || !belongs(bet, move)) return refused('TRANSACTION_DOES_NOT_EXIST')
  // The order of all calls: bets, then bonuses, then accounts.
  const funding = await lockFunding(tx, session, [bet.transaction_id])
  await ledger.lockBalances(tx, [walletOf(session)])
  const refusal = await refusalOf(tx, move, bet, now())
  if (refusal) return refused(refusal)

  const key = moveKey(session.providerCode, body.transaction_uuid)
  const outcome = await claimKey(tx, session, key, groupFingerprintOf(move))
  if (outcome === 'account_blocked') return refused('USER_DISABLED')
  if (outcome !== 'ok') throw notPosted(key, outcome)
  for (const id of ids) {
    const partKey = moveKey(session.providerCode, id)
    const claimed = await claimKey(tx, session, partKey, partFingerprint(id))
    if (claimed !== 'ok') throw notPosted(partKey, claimed)
  }
  await sql`
    select rounds.split_bet(${session.providerCode}, ${bet.transaction_id}, ${body.transaction_uuid}, ${ids}::text[],
      ${stakes}::bigint[], ${now()}::timestamptz)`.execute(tx)
  await splitFunding(tx, session, funding, body.parts)
  return { ...(await answerNow(tx, move, now())), walletUnits: null }
}

/** Differs from every fingerprint of a call, so that a call under the id of a part finds it used for something else. */
const partFingerprint = (id: string): string => hash('sha256', `part|${id}`).slice(0, 32)

async function refusalOf(tx: Tx, { session, body }: Split, bet: StoredBet, now: Date): Promise<WalletStatus | null> {
  if (bet.status === 'VOID') return 'TRANSACTION_DOES_NOT_EXIST'
  // A pool pays once a bet, and two parts would be two bets.
  if (bet.status !== 'OPEN' || (await hasWon(tx, bet.provider_code, bet.transaction_id))) return 'DUPLICATE_TRANSACTION'
  const keys = body.parts.map(part => moveKey(session.providerCode, part.transaction_uuid))
  const { rows } = await sql<{ closed: boolean; taken: boolean }>`
    select rounds.is_closed(${session.providerCode}, ${body.round}, ${session.memberId}, ${now}::timestamptz) as closed,
      exists (select from ledger.claimed_key k where k.key = any (${keys}::text[])) as taken`.execute(tx)
  const { closed, taken } = rows[0]!
  if (closed) return 'ROUND_CLOSED'
  const stakes = body.parts.map(part => BigInt(part.amount))
  if (stakes.includes(0n) || stakes.reduce((sum, stake) => sum + stake) !== bet.stake_units) return 'INVALID_AMOUNT'
  return taken ? 'DUPLICATE_TRANSACTION' : null
}
