import { canonicalJson } from '../models/registry.ts'

/** Where two values differ: `events[3].amount`. */
export interface Difference {
  path: string
  /** As recomputed; undefined when the record holds something that should not be there. */
  expected: unknown
  /** As recorded. */
  actual: unknown
}

/** The first place at which two pieces of plain data differ; undefined where they are equal. */
export function firstDifference(path: string, expected: unknown, actual: unknown): Difference | undefined {
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const place = Array.isArray(expected) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      const difference = firstDifference(place, expected[key], actual[key])
      if (difference) return difference
    }
    return undefined
  }
  return canonicalJson(expected) === canonicalJson(actual) ? undefined : { path, expected, actual }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
