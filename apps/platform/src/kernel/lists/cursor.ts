import { ApiError } from '../api-error.ts'

/** The last row that was shown: what it is ordered by, as text, and its id. */
export interface CursorPlace {
  value: string
  id: string
}

/** A place in a list as text for an address; it holds for the order that it was written in. */
export const writeCursor = (sort: string, { value, id }: CursorPlace): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** @throws ApiError invalid_input at what no list wrote, or at the place of another order */
export function readCursor(cursor: string, sort: string): CursorPlace {
  const [ofSort, value, id] = parse(cursor)
  if (ofSort !== sort || typeof value !== 'string' || typeof id !== 'string' || !/^\d{1,19}$/.test(id))
    throw wrongCursor()
  return { value, id }
}

export const wrongCursor = () => new ApiError('invalid_input', { faults: [{ field: 'cursor', fault: 'pattern' }] })

function parse(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(read) ? read : []
  } catch {
    // Anybody may write an address.
    return []
  }
}
