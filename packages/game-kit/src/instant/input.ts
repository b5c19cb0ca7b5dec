import { InstantInputError } from './instant-game.ts'

/** A plain object with these keys and no others. @throws InstantInputError */
export function readObject(input: unknown, keys: readonly string[], field: string): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InstantInputError(field, 'expected an object')
  const unknown = Object.keys(input).find(key => !keys.includes(key))
  if (unknown !== undefined) throw new InstantInputError(field, 'holds a key that is not known')
  return input as Record<string, unknown>
}

/** A whole number within bounds. @throws InstantInputError */
export function readInteger(value: unknown, least: number, most: number, field: string): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    throw new InstantInputError(field, `expected a whole number from ${least} to ${most}`)
  return value as number
}

/** One of the offered values. @throws InstantInputError */
export function readOneOf<T extends string | number>(value: unknown, offered: readonly T[], field: string): T {
  if (!offered.includes(value as T)) throw new InstantInputError(field, `expected one of ${offered.join(', ')}`)
  return value as T
}

/** For games that are decided by their stake alone. @throws InstantInputError always */
export function readNoChoice(): never {
  throw new InstantInputError('choice', 'this game has no choices')
}
