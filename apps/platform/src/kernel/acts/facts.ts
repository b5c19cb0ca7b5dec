/** What a thing is like, by field, in values that JSON can hold once amounts and moments are text. */
export type Facts = Record<string, unknown>

/** A field that is not as it was. */
export interface Difference {
  field: string
  before: unknown
  now: unknown
}

/** Facts as they are stored: amounts and moments as text, and nothing that is undefined. */
export const plainFacts = <T>(facts: T): T =>
  JSON.parse(JSON.stringify(facts, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))) as T

/** The fields in which two states differ, those of parts by their path. Lists are compared as a whole. */
export function differencesOf(before: Facts | null, now: Facts | null): Difference[] {
  const [then, later] = [leavesOf(before), leavesOf(now)]
  return [...new Set([...then.keys(), ...later.keys()])]
    .toSorted()
    .filter(field => textOf(then.get(field)) !== textOf(later.get(field)))
    .map(field => ({ field, before: then.get(field) ?? null, now: later.get(field) ?? null }))
}

/** One text for all objects of the same content, in whatever order they were written. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, each) =>
    isPart(each) ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))) : each,
  )

const isPart = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

function leavesOf(facts: Facts | null): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  const walk = (part: Facts, path: string): void => {
    for (const [key, value] of Object.entries(part)) {
      if (isPart(value) && Object.keys(value).length > 0) walk(value, `${path}${key}.`)
      else leaves.set(path + key, value)
    }
  }
  if (facts) walk(plainFacts(facts), '')
  return leaves
}

/**
 * A row of the database as facts, be it read from there or on its way there, so that both can be compared.
 * @param json columns that hold JSON, which is text on its way there
 */
export function rowFacts(row: object, columns: readonly string[], json: readonly string[] = []): Facts {
  const known = row as Facts
  const read = (column: string) => {
    const value = known[column]
    return json.includes(column) && typeof value === 'string' ? JSON.parse(value) : (value ?? null)
  }
  return Object.fromEntries(columns.map(column => [column, read(column)]))
}
