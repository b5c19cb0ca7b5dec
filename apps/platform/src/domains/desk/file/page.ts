import { ApiError } from '../../../kernel/api-error.ts'

/** What one part of a file was asked for. */
export interface Asked {
  memberId: bigint
  cursor?: string | undefined
  limit: number
}

const wrong = () => new ApiError('invalid_input', { faults: [{ field: 'cursor', fault: 'pattern' }] })

/** The id that a page goes on from; none for the first page. @throws ApiError invalid_input */
export function beforeId({ cursor }: Pick<Asked, 'cursor'>): bigint | undefined {
  if (cursor === undefined) return undefined
  if (!/^\d{1,18}$/.test(cursor)) throw wrong()
  return BigInt(cursor)
}

/** The moment and the id that a page goes on from; none for the first page. @throws ApiError invalid_input */
export function beforePlace({ cursor }: Asked): { at: string; id: bigint } | undefined {
  if (cursor === undefined) return undefined
  const [, at, id] =
    /^(20\d\d-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,6})?\+00)\|(\d{1,18})$/.exec(cursor) ?? []
  if (!at || !id || Number.isNaN(Date.parse(at.replace(' ', 'T').replace('+00', 'Z')))) throw wrong()
  return { at, id: BigInt(id) }
}

/** Of rows of which one more was read than are shown, those and where the page after them begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => string,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > limit && last ? placeOf(last) : null }
}
