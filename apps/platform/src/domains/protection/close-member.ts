import type { InputOf } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import { memberAccount } from '../ledger/index.ts'
import type { ClosureHooks, ProtectionDependencies } from './dependencies.ts'
import { noteMarks } from './marks.ts'
import { choicesOf, closureOf } from './standing.ts'
import { tables } from './tables.ts'

/**
 * Begins a break or an exclusion, or puts a longer one in its place. From the commit on no bet, hold or launch is accepted;
 * an exclusion ends every sign-in too.
 * @throws ApiError closure_state for what would shorten the closure that there is
 */
export async function closeMember(
  deps: ProtectionDependencies & { hooks: ClosureHooks },
  { kind, length }: InputOf<'protection.close'>,
  { memberId }: MemberCaller,
): Promise<void> {
  const { database, clock, settings, identity, hooks, secrets } = deps
  const payees = await hooks.payeesOf(memberId)
  const ended = await database.transaction(async tx => {
    const now = clock.now()
    // Before the accounts, as orders and what they ask for come everywhere.
    await hooks.cancelDeposits(tx, memberId)
    if (kind === 'EXCLUDED') await hooks.endDepositRequirements(tx, memberId)
    await lockMoney(deps, tx, memberId)
    const { timeZone } = await settings.brand(tx)
    const choices = await choicesOf(tx, await closureOf(tx, memberId, now), { now, timeZone })
    const chosen = choices.find(choice => choice.length === length)
    if (!chosen) throw new ApiError('closure_state')
    const closure = { kind, since: now, until: chosen.until, asked_at: null }
    await tables(tx)
      .insertInto('protection.closure')
      .values({ member_id: memberId, ...closure })
      .onConflict(conflict => conflict.column('member_id').doUpdateSet(closure))
      .execute()
    await noteMarks(tx, secrets.markKey, memberId, { payees, now, until: chosen.until })
    await identity.setClosed(tx, memberId, kind === 'TIMEOUT' ? chosen.until : 'infinity')
    await sql`update protection.turn set version = version + 1`.execute(tx)
    await hooks.noteStops(tx, memberId)
    await hooks.endVisits(tx, memberId)
    const sessions = kind === 'EXCLUDED' ? await identity.endEverywhere(tx, memberId) : []
    const [actor, detail] = [memberId.toString(), { kind, length }]
    await audit(tx, { at: now, actor, action: 'protection.close', subject: `account:${memberId}`, detail })
    return sessions
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
