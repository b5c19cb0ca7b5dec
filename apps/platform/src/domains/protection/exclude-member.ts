import type { InputOf } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { membersAmong } from '../members/index.ts'
import { beginClosure, type ClosureDependencies } from './begin-closure.ts'
import { choicesOf } from './standing.ts'

/**
 * Closes a member's account for a break or an exclusion, as the member may do. Whatever would end earlier than the closure that
 * there is, or make an exclusion a break, is refused: protection only ever grows by operators.
 * @throws ApiError not_found, limit_raise_refused
 */
export async function excludeMember(
  deps: ClosureDependencies,
  { id, kind, length, reason }: InputOf<'members.exclude'>,
  caller: OperatorCaller,
): Promise<null> {
  const memberId = BigInt(id)
  if ((await membersAmong(deps.database.kysely, [memberId])).length === 0) throw new ApiError('not_found')
  await beginClosure(deps, { memberId, kind }, async (tx, { now, closure }) => {
    const { timeZone } = await deps.settings.brand(tx)
    const choices = await choicesOf(tx, closure, { now, timeZone })
    const chosen = choices.find(choice => choice.kind === kind && choice.length === length)
    if (!chosen) throw new ApiError('limit_raise_refused')
    const [subject, actor] = [`account:${memberId}`, operatorActor(caller)]
    const before = closure && { kind: closure.kind, until: closure.until }
    const change = { before, after: { kind, until: chosen.until } }
    await audit(tx, { at: now, actor, action: 'members.exclude', subject, detail: { length, reason }, ...change })
    return chosen.until
  })
  return null
}
