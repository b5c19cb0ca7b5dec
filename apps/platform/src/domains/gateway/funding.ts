import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { Ledger, Leg } from '../ledger/index.ts'
import { houseAccount, memberAccount } from '../ledger/index.ts'
import { type KnownSession, walletOf } from './sessions/known-sessions.ts'

/** What bonus money had to do with some bets. */
export interface Funding {
  transactions: string[]
  bonusUnits: bigint
  wonUnits: bigint
  /** How the bonus stands now. */
  state: 'NONE' | 'ACTIVE' | 'CONVERTED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP'
}

/** Reads what bonus money paid of some bets, and keeps the bonus until the transaction ends. */
export async function lockFunding(tx: Tx, session: KnownSession, transactions: string[]): Promise<Funding> {
  const { rows } = await sql<{
    transaction_id: string
    bonus_units: bigint
    won_units: bigint
    state: Funding['state']
  }>`
    select transaction_id, bonus_units, won_units, state
    from bonuses.lock_funding(${session.providerCode}, ${transactions}::text[])`.execute(tx)
  const sum = (of: 'bonus_units' | 'won_units') => rows.reduce((total, row) => total + row[of], 0n)
  return {
    transactions: rows.map(row => row.transaction_id),
    bonusUnits: sum('bonus_units'),
    wonUnits: sum('won_units'),
    state: rows[0]?.state ?? 'NONE',
  }
}

const main = (session: KnownSession) => memberAccount(session.memberId, 'MAIN', session)
const bonus = (session: KnownSession) => memberAccount(session.memberId, 'BONUS', session)
const games = ({ currency, book, vendorCode }: KnownSession) =>
  houseAccount('GAMES', { currency, book, qualifier: vendorCode })

/** Where a part that came from a bonus belongs now: the bonus, MAIN once it was converted, the house after any other end. */
function homeOf(session: KnownSession, { state }: Funding) {
  if (state === 'ACTIVE') return bonus(session)
  return state === 'CONVERTED' ? main(session) : houseAccount('PROMO_COST', session)
}

/** The stake goes back to whom it came from. */
export function stakeLegs(session: KnownSession, stakeUnits: bigint, funding: Funding): Leg[] {
  const isOne = funding.state === 'CONVERTED' && session.wallet === 'MAIN'
  const apart = isOne ? 0n : funding.bonusUnits
  const debit = games(session)
  return [
    { debit, credit: walletOf(session), amountUnits: stakeUnits - apart, code: 'ROLLBACK' as const },
    { debit, credit: homeOf(session, funding), amountUnits: apart, code: 'ROLLBACK' as const, suffix: ' bonus' },
  ].filter(({ amountUnits }) => amountUnits > 0n)
}

/**
 * A win is taken back as far as the member's money reaches, the house notes the rest; what went to a bonus comes from
 * there first.
 * @param stakeReturns whether the stake goes back in the same transaction
 */
export async function winLegs(
  ledger: Ledger,
  tx: Tx,
  session: KnownSession,
  payoutUnits: bigint,
  funding: Funding,
  stakeReturns: boolean,
): Promise<Leg[]> {
  const credit = games(session)
  const apart = await apartUnits(ledger, tx, session, funding, stakeReturns)
  const rest = payoutUnits - apart
  const code = 'ROLLBACK_WIN' as const
  const receivable = houseAccount('RECEIVABLE', { currency: session.currency, book: session.book })
  return [
    ...(rest > 0n
      ? [
          { debit: walletOf(session), credit, amountUnits: rest, code, mode: 'up_to' as const },
          { debit: receivable, credit, code: 'SHORTFALL' as const, mode: 'rest' as const, suffix: ' short' },
        ]
      : []),
    ...(apart > 0n ? [{ debit: homeOf(session, funding), credit, amountUnits: apart, code, suffix: ' bonus' }] : []),
  ]
}

async function apartUnits(ledger: Ledger, tx: Tx, session: KnownSession, funding: Funding, stakeReturns: boolean) {
  const { state, wonUnits, bonusUnits } = funding
  if (state === 'NONE' || state === 'CONVERTED' || wonUnits === 0n) return 0n
  if (state !== 'ACTIVE') return wonUnits
  const [, held = 0n] = await ledger.lockBalances(tx, [walletOf(session), bonus(session)])
  const there = held + (stakeReturns ? bonusUnits : 0n)
  return there < wonUnits ? there : wonUnits
}

/** Bets that were taken back wait no longer. */
export async function closeFunding(tx: Tx, session: KnownSession, { transactions }: Funding): Promise<void> {
  if (transactions.length === 0) return
  await sql`select bonuses.close_bets(${session.providerCode}, ${transactions}::text[])`.execute(tx)
}

/** What bonus money paid of a bet is shared out to its two parts, which wait in its place. */
export async function splitFunding(
  tx: Tx,
  session: KnownSession,
  { transactions: [bet] }: Funding,
  parts: readonly { transaction_uuid: string; amount: number }[],
): Promise<void> {
  if (bet === undefined) return
  const ids = parts.map(part => part.transaction_uuid)
  const stakes = parts.map(part => part.amount)
  await sql`select bonuses.split_bet(${session.providerCode}, ${bet}, ${ids}::text[], ${stakes}::bigint[])`.execute(tx)
}

/** Bets whose settle was taken back wait for another one. */
export async function reopenFunding(tx: Tx, session: KnownSession, { transactions }: Funding): Promise<void> {
  if (transactions.length === 0) return
  await sql`select bonuses.reopen_bets(${session.providerCode}, ${transactions}::text[])`.execute(tx)
}
