import type { InputOf } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import { beginClosure, type ClosureDependencies } from './begin-closure.ts'
import { choicesOf } from './standing.ts'

/**
 * Begins a break or an exclusion by the member's own wish, or puts a longer one in its place.
 * @throws ApiError closure_state for what would shorten the closure that there is
 */
export async function closeMember(
  deps: ClosureDependencies,
  { kind, length }: InputOf<'protection.close'>,
  { memberId }: MemberCaller,
): Promise<void> {
  await beginClosure(deps, { memberId, kind }, async (tx, { now, closure }) => {
    const { timeZone } = await deps.settings.brand(tx)
    const choices = await choicesOf(tx, closure, { now, timeZone })
    const chosen = choices.find(choice => choice.length === length)
    if (!chosen) throw new ApiError('closure_state')
    const [actor, detail] = [memberId.toString(), { kind, length }]
    await audit(tx, { at: now, actor, action: 'protection.close', subject: `account:${memberId}`, detail })
    return chosen.until
  })
}
