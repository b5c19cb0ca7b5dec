import type { Endpoint, EndpointName } from '@baize/api'
import { endpoint } from '@baize/api/endpoints/index'
import { schemas } from '@baize/api/schemas/index'
import type { ExportedList } from '@baize/api/schemas/operator/exports/exported-lists'
import { ApiError } from '../api-error.ts'
import type { ReadThrough } from '../database/reads-that-may-lag.ts'
import type { OperatorCaller } from '../http/caller.ts'
import { faultsOf } from '../http/faults.ts'
import type { Handlers } from '../http/handlers.ts'
import { unmasked } from '../masking/masks.ts'

/** So few are made into lines within a few milliseconds, in which nobody else of the process has a turn. */
const rowsOfPage = 200

type Row = Record<string, unknown>
interface Page {
  list: Row[]
  next: string | null
}
interface HowToExport {
  input: Row
  context: unknown
  isUnmasked?: boolean
  /** Runs the reading of each page, on another server for instance. */
  readThrough?: ReadThrough
}
type ReadPage = (input: unknown, context: unknown) => Promise<Page>

/** @throws ApiError not_allowed for a list that the operator may not look at */
export function requireList(list: ExportedList, caller: OperatorCaller): void {
  const { permission }: Endpoint = endpoint(list)
  if (permission && !caller.permissions.includes(permission)) throw new ApiError('not_allowed')
}

/**
 * What a list is asked with, by its own schema.
 * @throws ApiError invalid_input, its faults by the list's own fields
 */
export function listInput(list: ExportedList, query: string): Row {
  const given = schemas[list].request.safeParse(Object.fromEntries(new URLSearchParams(query)), { reportInput: true })
  if (!given.success) throw new ApiError('invalid_input', { faults: faultsOf(given.error) })
  return given.data
}

/**
 * Every row of a list, a page at a time and a statement a page, so that no transaction stays open and the memory of one page is all
 * that it takes.
 */
export async function* exportRows(
  handlers: Handlers,
  list: ExportedList,
  { input, context, isUnmasked = false, readThrough = read => read() }: HowToExport,
): AsyncGenerator<Row[]> {
  const read = handlers[list as EndpointName] as unknown as ReadPage
  let cursor: string | null = null
  do {
    const one = () => read({ ...input, limit: rowsOfPage, ...(cursor ? { cursor } : {}) }, context)
    const page: Page = await readThrough(isUnmasked ? () => unmasked(one) : one)
    yield page.list
    cursor = page.next
  } while (cursor)
}

/** Names of a list's columns, as its answer has them. */
export const columnsOf = (list: ExportedList): string[] => Object.keys(schemas[list].response.shape.list.element.shape)

/** A cell as text: of a person the name, of several things each by a blank. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(cellOf).join(' ')
  if (typeof value !== 'object') return String(value)
  const { account, operator, labelName } = value as Record<string, unknown>
  const name = account ?? operator ?? labelName
  return name === undefined ? JSON.stringify(value) : String(name)
}
