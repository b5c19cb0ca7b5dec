import type { ClosureState } from '@baize/api/protection'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import type { ProtectionDependencies } from './dependencies.ts'
import { standingOf } from './standing.ts'
import { tables } from './tables.ts'

/**
 * Notes that an excluded member asks to be let in again, once the time is over. A day later it can be confirmed.
 * @throws ApiError closure_state where there is nothing to ask
 */
export const askReopening = (deps: ProtectionDependencies, caller: MemberCaller): Promise<void> =>
  step(deps, caller, { from: 'MAY_ASK', action: 'protection.askReopening' }, async (tx, at) => {
    await tables(tx)
      .updateTable('protection.closure')
      .set({ asked_at: at })
      .where('member_id', '=', caller.memberId)
      .execute()
  })

/** Opens the account of an excluded member who asked and waited. @throws ApiError closure_state before and after that */
export const confirmReopening = (deps: ProtectionDependencies, caller: MemberCaller): Promise<void> =>
  step(deps, caller, { from: 'MAY_CONFIRM', action: 'protection.confirmReopening' }, async tx => {
    await tables(tx).deleteFrom('protection.closure').where('member_id', '=', caller.memberId).execute()
    await deps.identity.setClosed(tx, caller.memberId, null)
  })

async function step(
  { database, clock }: ProtectionDependencies,
  { memberId }: MemberCaller,
  { from, action }: { from: ClosureState; action: string },
  work: (tx: Tx, at: Date) => Promise<void>,
): Promise<void> {
  await database.transaction(async tx => {
    const at = clock.now()
    const closure = await tables(tx)
      .selectFrom('protection.closure')
      .selectAll()
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    if (!closure || standingOf(closure, at)?.state !== from) throw new ApiError('closure_state')
    await work(tx, at)
    await audit(tx, { at, actor: memberId.toString(), action, subject: `account:${memberId}` })
  })
}
