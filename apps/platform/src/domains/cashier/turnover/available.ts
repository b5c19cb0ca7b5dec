import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { owedUnits as contractsOwed } from '../../contracts/index.ts'
import { type AccountRef, type Ledger, memberAccount } from '../../ledger/index.ts'
import { openTurnover } from './requirements.ts'

/** What a member may take out, and why it is not all. */
export interface Funds {
  mainUnits: bigint
  lockedUnits: bigint
  /** Contract payments that wait for money. */
  owedUnits: bigint
  /** Valid bet still to be made before everything is free. */
  turnoverLeftUnits: bigint
  availableUnits: bigint
}

async function fundsOf(db: Queryable, memberId: bigint, currency: string, mainUnits: bigint): Promise<Funds> {
  const { lockedUnits, leftUnits } = await openTurnover(db, memberId, currency)
  const owedUnits = await contractsOwed(db, memberId)
  const free = mainUnits - lockedUnits - owedUnits
  const availableUnits = free > 0n ? free : 0n
  return { mainUnits, lockedUnits, owedUnits, turnoverLeftUnits: leftUnits, availableUnits }
}

/** What a member may take out now. */
export async function readFunds(db: Queryable, ledger: Ledger, memberId: bigint, currency: string): Promise<Funds> {
  const mainUnits = await ledger.storedBalance(memberAccount(memberId, 'MAIN', { currency }), db)
  return fundsOf(db, memberId, currency, mainUnits)
}

/** What is to be taken. */
interface Taken {
  memberId: bigint
  currency: string
  amountUnits: bigint
  /** The wallet at a vendor that it leaves; null where it leaves the main one. */
  elsewhere: AccountRef | null
}

/**
 * Refuses to take out more than is available. The member's account stays locked until the transaction ends, so that
 * neither a bet nor another order gets between this and the transfer.
 * @throws ApiError not_available, telling what is locked and what is still needed
 */
export async function requireAvailable(
  tx: Tx,
  ledger: Ledger,
  { memberId, currency, amountUnits, elsewhere }: Taken,
): Promise<Funds> {
  const [mainUnits = 0n] = await ledger.lockBalances(tx, [memberAccount(memberId, 'MAIN', { currency })])
  const [elsewhereUnits = 0n] = elsewhere ? await ledger.lockBalances(tx, [elsewhere]) : []
  const funds = await fundsOf(tx, memberId, currency, mainUnits + elsewhereUnits)
  if (amountUnits > funds.availableUnits)
    throw new ApiError('not_available', {
      available: toWire(funds.availableUnits),
      locked: toWire(funds.lockedUnits),
      owed: toWire(funds.owedUnits),
      turnoverLeft: toWire(funds.turnoverLeftUnits),
    })
  return funds
}
