import type { ClosureKind } from '@baize/api/protection'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import { memberAccount } from '../ledger/index.ts'
import type { ClosureHooks, ProtectionDependencies } from './dependencies.ts'
import { noteMarks } from './marks/marks.ts'
import { type Closure, closureOf } from './standing.ts'
import { tables } from './tables.ts'

export interface ClosureDependencies extends ProtectionDependencies {
  hooks: ClosureHooks
}

/**
 * Begins a closure, or puts it in the place of the one that there is. From the commit on no bet, hold or launch is accepted;
 * an exclusion ends every sign-in too.
 * @param end says in the transaction when it ends, null for good, and writes what belongs to it
 */
export async function beginClosure(
  deps: ClosureDependencies,
  { memberId, kind }: { memberId: bigint; kind: ClosureKind },
  end: (tx: Tx, at: { now: Date; closure: Closure | null }) => Promise<Date | null>,
): Promise<void> {
  const { database, clock, identity, hooks, secrets } = deps
  const payees = await hooks.payeesOf(memberId)
  const ended = await database.transaction(async tx => {
    const now = clock.now()
    // Before the accounts, as orders and what they ask for come everywhere.
    await hooks.cancelDeposits(tx, memberId)
    if (kind === 'EXCLUDED') await hooks.endDepositRequirements(tx, memberId)
    await lockMoney(deps, tx, memberId)
    const until = await end(tx, { now, closure: await closureOf(tx, memberId, now) })
    const closure = { kind, since: now, until, asked_at: null }
    await tables(tx)
      .insertInto('protection.closure')
      .values({ member_id: memberId, ...closure })
      .onConflict(conflict => conflict.column('member_id').doUpdateSet(closure))
      .execute()
    await noteMarks(tx, secrets.markKey, memberId, { payees, now, until })
    await identity.setClosed(tx, memberId, kind === 'TIMEOUT' ? until : 'infinity')
    await sql`update protection.turn set version = version + 1`.execute(tx)
    await hooks.noteStops(tx, memberId)
    await hooks.endVisits(tx, memberId)
    return kind === 'EXCLUDED' ? identity.endEverywhere(tx, memberId) : []
  })
  await identity.sessions.ended(memberId, ended)
  await deps.onClosed(memberId)
  // The closure stands whether or not they answer at once; the job of each minute tells the others.
  void hooks.tellStops()
}

/**
 * Holds every account that a bet or a hold of the member could reach. What has locked one before commits before the closure;
 * what comes after finds the closure, or the new version of closures.
 */
async function lockMoney({ ledger }: ProtectionDependencies, tx: Tx, memberId: bigint): Promise<void> {
  const balances = await ledger.balances(memberId, tx)
  const refs = balances.map(({ kind, qualifier, book, currency }) =>
    memberAccount(memberId, kind, { qualifier, book, currency }),
  )
  await ledger.lockBalances(tx, refs)
}
