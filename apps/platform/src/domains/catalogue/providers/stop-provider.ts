import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { type DeskDependencies, requireProvider } from '../desk.ts'
import { tables } from '../tables.ts'
import { nextVersion } from './put-provider.ts'

type Switch = InputOf<'catalogue.stopProvider'>

/**
 * Lets nobody into a provider's games and takes no bet there, from the commit on. Its calls are heard all the same: what is open is
 * settled and taken back. A key that leaked is retired apart. @throws ApiError not_found
 */
export async function stopProvider(deps: DeskDependencies, input: Switch, caller: OperatorCaller): Promise<null> {
  await set(deps, { ...input, enabled: false, action: 'catalogue.stopProvider', actor: operatorActor(caller) })
  return null
}

/** Stops a provider without an operator. @returns false when it is stopped already */
export const stopWithoutOperator = (deps: DeskDependencies, input: Switch): Promise<boolean> =>
  set(deps, { ...input, enabled: false, action: 'catalogue.stopProvider', actor: 'system', onlyIfOpen: true })

/** Opens a provider's games again. It takes two operators. @throws ApiError not_found */
export async function resumeProvider(deps: DeskDependencies, input: Switch, caller: OperatorCaller): Promise<null> {
  const { enabled } = await requireProvider(deps, input.code)
  await requireApproval(deps, { before: { enabled }, after: { enabled: true } })
  await set(deps, { ...input, enabled: true, action: 'catalogue.resumeProvider', actor: operatorActor(caller) })
  return null
}

/** @throws ApiError not_found */
async function set(
  { database, clock }: DeskDependencies,
  {
    code,
    reason,
    enabled,
    action,
    actor,
    onlyIfOpen = false,
  }: Switch & { enabled: boolean; action: string; actor: string; onlyIfOpen?: boolean },
): Promise<boolean> {
  return database.transaction(async tx => {
    const row = await tables(tx)
      .selectFrom('catalogue.provider')
      .select('enabled')
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    if (onlyIfOpen && !row.enabled) return false
    await tables(tx)
      .updateTable('catalogue.provider')
      .set(eb => ({ enabled, version: eb('version', '+', 1) }))
      .where('code', '=', code)
      .execute()
    await nextVersion(tx)
    await audit(tx, {
      ...{ at: clock.now(), actor, action, subject: `provider:${code}`, detail: { reason } },
      ...{ before: { enabled: row.enabled }, after: { enabled } },
    })
    return true
  })
}
