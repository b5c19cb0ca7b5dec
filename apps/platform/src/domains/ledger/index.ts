import { createBatchPool } from '@baize/server-kit/database/batch-pool'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Database, Queryable, Tx } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { AccountIds } from './accounts/account-ids.ts'
import {
  type AccountRef,
  accountName,
  type Book,
  houseAccount,
  memberAccount,
  POINTS_CURRENCY,
} from './accounts/accounts.ts'
import { ledgerJobs } from './jobs.ts'
import { keys } from './keys.ts'
import { checkGroup, type Group, LedgerRefusal, type PostOutcome } from './posting/group.ts'
import { createPostQueue, postIn } from './posting/post.ts'
import {
  houseTotal,
  isKnown,
  lockBalances,
  type MemberBalance,
  memberBalances,
  playableUnits,
  type StatementFilter,
  type StatementLine,
  type StatementTotals,
  statementPage,
  statementTotals,
  storedBalance,
} from './reads.ts'
import { readSeals } from './seals/read-seals.ts'
import { tables } from './tables.ts'

export {
  type AccountRef,
  accountName,
  type Book,
  type HouseKind,
  houseAccount,
  type MemberKind,
  memberAccount,
  POINTS_CURRENCY,
} from './accounts/accounts.ts'
export { type CarriedSums, closedMonths, closeMonths, type Invariants } from './check/checked.ts'
export { flowInvariants } from './check/flows.ts'
export { checkInvariants, invariants as ledgerInvariants, type Violation } from './check/invariants.ts'
export { type InvariantRun, lastRuns, noteRuns } from './check/runs.ts'
export {
  bonusCodes,
  bonusReturnCodes,
  type Code,
  codes,
  depositCodes,
  promotionalCodes,
  rebateCodes,
  withdrawalCodes,
} from './codes.ts'
export { type AccountRow, accountOf, listAccounts } from './desk/accounts.ts'
export { type FoundTransfer, findTransfers } from './desk/find-transfers.ts'
export { movesOfAccount, type TransferPage, transfersIn, transfersOfKeys } from './desk/list-transfers.ts'
export { mainBalancesOf } from './desk/main-balances.ts'
export { groupOf } from './desk/read-group.ts'
export type { TransferRow, TransferSide } from './desk/transfer-rows.ts'
export { accountsOfMember, transfersOfMember } from './desk/transfers-of-member.ts'
export { digestTransfers, finalTransferId, type TransferDigest } from './digest-transfers.ts'
export { drainTransfers } from './drain-transfers.ts'
export { keys } from './keys.ts'
export {
  fingerprintOf as groupFingerprint,
  type Group,
  LedgerRefusal,
  type Leg,
  type PostedLeg,
  type PostOutcome,
  type Refusal,
} from './posting/group.ts'
export type { LedgerPublished } from './published.ts'
export {
  bonusUnits,
  type MemberBalance,
  playableUnits,
  postedUnits,
  type StatementFilter,
  type StatementLine,
  type StatementTotals,
} from './reads.ts'
export { proveTransfer } from './seals/prove-transfer.ts'
export { sealFault } from './seals/seal-fault.ts'
export { sealInvariants } from './seals/seal-invariants.ts'

export interface LedgerDependencies {
  database: Database
  log: Log
  /** Batches that may be in flight at once. */
  lanes?: number
}

const DEFAULT_LANES = 2
const DEMO_CHANNEL = 'demo'

export interface Ledger {
  /** Posts one group; what many callers ask at the same moment shares a commit. Resolves when it is durable. */
  post(group: Group): Promise<PostOutcome>
  /** Posts inside the caller's transaction, each group answered on its own. */
  postIn(tx: Tx, groups: readonly Group[]): Promise<PostOutcome[]>
  /** The same for a use case that must not go on after a refusal: throws LedgerRefusal, which undoes the transaction. */
  mustPostIn(tx: Tx, groups: readonly Group[]): Promise<void>
  /** Ids of accounts, which are made when they do not exist. */
  accountIds(refs: readonly AccountRef[], tx?: Tx): Promise<bigint[]>
  /** Makes the money and points accounts of a new member. */
  openMember(tx: Tx, member: { memberId: bigint; currency: string; book?: Book }): Promise<void>
  /** Credits a new member of the demo, once. */
  creditDemo(tx: Tx, credit: { memberId: bigint; currency: string; units: bigint }): Promise<void>
  /** Nothing moves on a blocked account, in or out. */
  setBlocked(tx: Tx, refs: readonly AccountRef[], blocked: boolean): Promise<void>
  balances(memberId: bigint, on?: Queryable): Promise<MemberBalance[]>
  /** MAIN and the vendor wallets. */
  playableBalance(memberId: bigint, book: Book, currency: string, on?: Queryable): Promise<bigint>
  /** Locks accounts that store their balance until the transaction ends, and answers what they hold. */
  lockBalances(tx: Tx, refs: readonly AccountRef[]): Promise<bigint[]>
  /** True when a key was used. */
  knows(tx: Tx, key: string): Promise<boolean>
  /** What an account that stores its balance holds; nothing before it was first used. */
  storedBalance(ref: AccountRef, on?: Queryable): Promise<bigint>
  /** Credits less debits of a house account that stores no balance. */
  houseTotal(ref: AccountRef, on?: Queryable): Promise<bigint>
  statement(ref: AccountRef, filter: Omit<StatementFilter, 'accountId'>): Promise<StatementLine[]>
  /** How many lines a filter leaves, and their sums. */
  statementTotals(
    ref: AccountRef,
    filter: Omit<StatementFilter, 'accountId' | 'limit' | 'offset'>,
  ): Promise<StatementTotals>
  jobs: Job[]
  routes: Pick<Handlers, 'ledger.seals'>
  /** Answers what was accepted, then closes the connections. */
  drain(): Promise<void>
}

/** Money moves here and nowhere else. */
export function createLedger({ database, log, lanes = DEFAULT_LANES }: LedgerDependencies): Ledger {
  const ids = new AccountIds(database.kysely)
  const pool = createBatchPool(database, lanes)
  const queue = createPostQueue(pool, ids, lanes)
  const accountIds = async (refs: readonly AccountRef[], tx?: Tx) => {
    const found = await ids.resolve(refs, tx)
    return refs.map(ref => found.get(accountName(ref))!)
  }
  const idOf = async (ref: AccountRef) => (await accountIds([ref]))[0]!
  const mustPostIn = async (tx: Tx, groups: readonly Group[]) => {
    const outcomes = await postIn(tx, ids, groups)
    for (const [index, { status }] of outcomes.entries()) {
      if (status !== 'ok' && status !== 'duplicate') throw new LedgerRefusal(status, groups[index]!.key)
    }
  }

  return {
    async post(group) {
      const refusal = checkGroup(group)
      return refusal ? { status: refusal } : queue.add(group)
    },
    postIn: (tx, groups) => postIn(tx, ids, groups),
    mustPostIn,
    accountIds,
    async openMember(tx, { memberId, currency, book = 'REAL' }) {
      const money = book === 'REAL' ? (['MAIN', 'BONUS', 'HOLD'] as const) : (['MAIN'] as const)
      const points = book === 'REAL' ? (['POINTS', 'POINTS_HOLD'] as const) : []
      await accountIds(
        [
          ...money.map(kind => memberAccount(memberId, kind, { currency, book })),
          ...points.map(kind => memberAccount(memberId, kind, { currency: POINTS_CURRENCY })),
        ],
        tx,
      )
    },
    async creditDemo(tx, { memberId, currency, units }) {
      const key = keys.deposit(`demo:${memberId}`)
      const debit = houseAccount('CHANNEL', { currency, qualifier: DEMO_CHANNEL })
      const credit = memberAccount(memberId, 'MAIN', { currency })
      await mustPostIn(tx, [{ key, legs: [{ debit, credit, amountUnits: units, code: 'DEPOSIT' }] }])
    },
    async setBlocked(tx, refs, blocked) {
      await tables(tx)
        .updateTable('ledger.account')
        .set({ status: blocked ? 'blocked' : 'open' })
        .where('id', 'in', await accountIds(refs, tx))
        .execute()
    },
    balances: (memberId, on = database.kysely) => memberBalances(on, memberId),
    playableBalance: async (memberId, book, currency, on = database.kysely) =>
      playableUnits(await memberBalances(on, memberId), book, currency),
    lockBalances: async (tx, refs) => lockBalances(tx, await accountIds(refs, tx)),
    knows: isKnown,
    storedBalance: (ref, on = database.kysely) => storedBalance(on, ref),
    houseTotal: async (ref, on = database.kysely) => houseTotal(on, await idOf(ref)),
    statement: async (ref, filter) => statementPage(database.kysely, { ...filter, accountId: await idOf(ref) }),
    statementTotals: async (ref, filter) => statementTotals(database.kysely, { ...filter, accountId: await idOf(ref) }),
    jobs: ledgerJobs(database, log),
    routes: { 'ledger.seals': input => readSeals(database.kysely, input) },
    async drain() {
      await queue.close()
      await pool.end()
    },
  }
}
