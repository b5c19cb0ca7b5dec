import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type DeskDependencies, noteStep, requireProvider } from '../desk.ts'
import { tables } from '../tables.ts'
import { nextVersion } from './put-provider.ts'

type Switch = InputOf<'catalogue.stopProvider'>

/**
 * Lets nobody into a provider's games and takes no bet there, from the commit on. Its calls are heard all the same: what is open is
 * settled and taken back. A key that leaked is retired apart. @throws ApiError not_found
 */
export async function stopProvider(deps: DeskDependencies, input: Switch, caller: OperatorCaller): Promise<void> {
  await requireProvider(deps, input.code)
  await set(deps, { ...input, enabled: false, action: 'catalogue.stopProvider' }, caller)
}

/** Opens a provider's games again. It takes two operators. @throws ApiError not_found, second_approval_required */
export async function resumeProvider(deps: DeskDependencies, input: Switch, caller: OperatorCaller): Promise<void> {
  const { code, reason } = input
  await requireProvider(deps, code)
  const act = { action: 'catalogue.resumeProvider', subject: `provider:${code}` }
  await requireSecond(deps, { ...act, content: true, operatorId: caller.operatorId, reason })
  await set(deps, { ...input, enabled: true, action: act.action }, caller)
}

async function set(
  deps: DeskDependencies,
  { code, reason, enabled, action }: Switch & { enabled: boolean; action: string },
  caller: OperatorCaller,
): Promise<void> {
  await deps.database.transaction(async tx => {
    const { numUpdatedRows } = await tables(tx)
      .updateTable('catalogue.provider')
      .set(eb => ({ enabled, version: eb('version', '+', 1) }))
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new ApiError('not_found')
    await nextVersion(tx)
    await noteStep(deps, tx, { action, subject: `provider:${code}`, detail: { reason }, by: caller })
  })
}
