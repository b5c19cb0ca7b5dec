import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { houseAccount, type Ledger } from '../../ledger/index.ts'
import { lockBet } from '../../rounds/index.ts'
import { countPaid, refusalOfPaid } from '../bounds/paid-beside.ts'
import { answerNow, keptAnswer, notPosted } from '../calls/answers.ts'
import { fingerprintOf, type Move, type MoveResult, moveKey, refused } from '../calls/command.ts'
import { belongs } from '../rounds/belongs.ts'
import { walletOf } from '../sessions/known-sessions.ts'
import { tables } from '../tables.ts'

type Credit = Extract<Move, { call: 'credit' }>

/**
 * Pays a member what the house owes them beside the payout of a settled bet, with its reason (rule R15). The bet, its round and
 * what counts as wagered stay as they are.
 *
 * Refused as TRANSACTION_DOES_NOT_EXIST is what is no settled bet of this member, round and game; as DUPLICATE_TRANSACTION a bet
 * that was credited before, and an id that stands for something; as LIMIT_REACHED more than the provider may pay a bet, or has left of its day.
 */
export async function creditMember(
  { ledger, now }: { ledger: Ledger; now: () => Date },
  tx: Tx,
  move: Credit,
): Promise<MoveResult> {
  const { session, body } = move
  const bet = await lockBet(tx, session.providerCode, body.reference_transaction_uuid)
  const known = await keptAnswer(tx, move, now())
  if (known) return known
  if (!bet || !belongs(bet, move) || bet.status === 'OPEN' || bet.status === 'VOID')
    return refused('TRANSACTION_DOES_NOT_EXIST')
  const refusal = await refusalOf(tx, move)
  if (refusal) return refused(refusal)
  const key = moveKey(session.providerCode, body.transaction_uuid)
  const debit = houseAccount('ADJUST', session)
  const [outcome] = await ledger.postIn(tx, [
    {
      ...{ key, reference: body.round, request: fingerprintOf(move) },
      legs: [{ debit, credit: walletOf(session), amountUnits: BigInt(body.amount), code: 'ADJUST' }],
    },
  ])
  if (outcome!.status === 'account_blocked') return refused('USER_DISABLED')
  if (outcome!.status !== 'ok') throw notPosted(key, outcome!.status)
  await tables(tx)
    .insertInto('gateway.credit')
    .values({
      provider_code: session.providerCode,
      bet_transaction_id: bet.transaction_id,
      transaction_id: body.transaction_uuid,
      units: BigInt(body.amount),
      reason: body.reason,
      credited_at: now(),
    })
    .execute()
  const answer = await answerNow(tx, move, now())
  await countPaid(tx, session, BigInt(body.amount), now())
  return answer
}

async function refusalOf(tx: Tx, { session, body }: Credit): Promise<WalletStatus | null> {
  const credited = await tables(tx)
    .selectFrom('gateway.credit')
    .select('transaction_id')
    .where('provider_code', '=', session.providerCode)
    .where('bet_transaction_id', '=', body.reference_transaction_uuid)
    .executeTakeFirst()
  return credited ? 'DUPLICATE_TRANSACTION' : refusalOfPaid(tx, session, BigInt(body.amount))
}
