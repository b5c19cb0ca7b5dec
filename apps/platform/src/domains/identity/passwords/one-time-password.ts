import type { Rng } from '@baize/server-kit/outside'

const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const length = 12

/** Small letters and digits that nobody takes for one another, at least one of each: more than 2^57 of them. */
export function oneTimePassword(rng: Rng): string {
  const pick = (from: string) => from[rng.below(from.length)]
  const rest = Array.from({ length: length - 2 }, () => pick(letters + digits))
  return [pick(letters), pick(digits), ...rest].join('')
}
