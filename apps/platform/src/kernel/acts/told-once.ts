import type { EndpointName } from '@baize/api'
import type { Act } from './current-act.ts'

/** Writers that change nothing which could be told as it was and as it is: they look, mail or show. */
const changesNothing: readonly EndpointName[] = [
  'contracts.rerun',
  'ledger.check',
  'members.reveal',
  'members.sendReset',
]

/**
 * Holds a writer of operators to its word: what it does stands in the audit once, with what it changed as it was and as it is. Tests and
 * the demo ask it of every call that was answered.
 * @throws Error naming the operation that told nothing, told it twice, or told no change
 */
export function requireToldOnce({ operation, entries, input }: Act): void {
  const told = entries.filter(({ action }) => action === operation)
  if (told.length === 0 && !mayBeSilent(operation, input)) throw new Error(`${operation} told the audit nothing`)
  if (told.length > 1) throw new Error(`${operation} told the audit ${told.length} times`)
  if (told.some(({ hasChange }) => !hasChange) && !changesNothing.includes(operation))
    throw new Error(`${operation} told the audit no change`)
}

/** A call that is repeated after a lost answer does nothing again, and a dry run nothing at all. */
const mayBeSilent = (operation: EndpointName, input: unknown): boolean => {
  const { requestId, dryRun } = (input ?? {}) as { requestId?: unknown; dryRun?: unknown }
  return requestId !== undefined || dryRun === 'true' || operation === 'approvals.approve'
}
