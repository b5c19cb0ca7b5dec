import type { Rng } from '../../../kernel/outside.ts'

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const usualLength = 11

/** A name for a member who gave none: a letter and then letters and digits, too many of them for two to meet. */
export const newUsername = (rng: Rng, length = usualLength): string =>
  `m${Array.from({ length }, () => alphabet[rng.below(alphabet.length)]).join('')}`
