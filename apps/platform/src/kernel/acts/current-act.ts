import { AsyncLocalStorage } from 'node:async_hooks'
import { type ApprovalRule, type Endpoint, type EndpointName, subjectFields } from '@baize/api'
import type { Tx } from '../database/open-database.ts'
import type { OperatorCaller } from '../http/caller.ts'
import type { Facts } from './facts.ts'

/** A call of an operator while its handler runs. Audit and approvals look here, so that no handler can forget to tell them. */
export interface Act {
  operation: EndpointName
  caller: OperatorCaller
  address: string
  /** As the row names it, with the fields of the input filled in. */
  subject: string
  input: unknown
  rule: ApprovalRule
  approvalMinutes: number
  /** `look` when nothing is to be done but to say what would be. */
  run: 'first' | 'look' | Agreement
  /** Told in the transaction of what is done, of one act of many. */
  done?: (tx: Tx) => Promise<void>
  /** Entries that the act has added to the audit. */
  entries: { action: string; hasChange: boolean }[]
  /** The handler has asked if it takes two. */
  hasAsked: boolean
}

/** The request of an operator to which another one has agreed. */
export interface Agreement {
  approvalId: bigint
  /** What was to be changed, as it was when the request was made. */
  before: Facts | null
  decidedBy: bigint
  /**
   * Closes the request in the transaction of what is done; of an act in several, in the first. @throws ApiError order_state where
   * somebody else has closed it
   */
  close(tx: Tx): Promise<void>
}

const dayMinutes = 24 * 60

/** What the row of a call and its input make of it. */
export function actOf(
  [operation, row]: readonly [EndpointName, Endpoint],
  { caller, address, input, run = 'first' }: Pick<Act, 'caller' | 'address' | 'input'> & { run?: Act['run'] },
): Act {
  const { subject = '', approval: rule = 'never', approvalMinutes = dayMinutes } = row
  return {
    ...{ operation, caller, address, input, rule, approvalMinutes, run, hasAsked: false, entries: [] },
    subject: subjectOf(subject, input as Record<string, unknown>),
  }
}

function subjectOf(template: string, input: Record<string, unknown>): string {
  const fill = (text: string, field: string) => text.replace(`{${field}}`, String(input[field] ?? ''))
  return subjectFields(template).reduce(fill, template).trim()
}

const storage = new AsyncLocalStorage<Act>()

/** Runs the handler of a call as that call. */
export const runAct = <T>(act: Act, work: () => Promise<T>): Promise<T> => storage.run(act, work)

/** The call that runs; null for jobs, members and commands. */
export const currentAct = (): Act | null => storage.getStore() ?? null
