import type { ApiError } from '../../kernel/api-error.ts'
import type { Preview } from '../../kernel/approvals/awaits-approval.ts'
import { type AuditEntry, audit } from '../../kernel/audit/audit.ts'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import type { LaunchDependencies } from './launch-game.ts'

type Detail = Record<string, string | number>

export interface DeskAct<Done, Refusal> {
  /** Operation of the endpoint table. */
  action: string
  subject: string
  /** Noted in the audit beside the reason, such as the value before. */
  detail?: Detail
  /** What it changes, where that is known before the provider answers. */
  change?: Partial<Preview> | undefined
  requestId: string
  reason: string
  ask: () => Promise<Done | Refusal>
  /** What of the answer the audit notes. */
  noteOf: (done: Done) => Detail
  refusalOf: (refusal: Refusal) => ApiError
}

/**
 * Has a provider do something that an operator asks for. What was asked stands in the audit before the provider hears of it, and
 * what came of it after, so that nothing is done which the audit does not know.
 * @throws ApiError what `ask` throws when no answer is certain, and the refusal of the provider
 */
export async function deskAct<Done extends { status: 'OK' }, Refusal extends { status: string }>(
  deps: LaunchDependencies,
  {
    action,
    subject,
    detail = {},
    change = { before: null },
    requestId,
    reason,
    ask,
    noteOf,
    refusalOf,
  }: DeskAct<Done, Refusal>,
  caller: OperatorCaller,
): Promise<Done> {
  const note = (tx: Queryable, suffix: string, more: Omit<AuditEntry, 'at' | 'actor' | 'action' | 'subject'>) =>
    audit(tx, {
      ...{ at: deps.clock.now(), actor: operatorActor(caller), action: action + suffix },
      ...{ subject, ...more, detail: { reason, act: requestId, ...detail, ...more.detail } },
    })
  await note(deps.database.kysely, '.asked', {})
  const reply = await ask()
  if (isRefused<Refusal>(reply)) {
    await note(deps.database.kysely, '.refused', { detail: { status: reply.status } })
    throw refusalOf(reply)
  }
  await deps.database.transaction(tx => {
    const done = noteOf(reply)
    return note(tx, '', { ...change, after: { ...change.after, ...done } })
  })
  return reply
}

const isRefused = <Refusal extends { status: string }>(reply: { status: 'OK' } | Refusal): reply is Refusal =>
  reply.status !== 'OK'
