import type { Rng } from '@baize/server-kit/outside'

/** Letters and digits that nobody takes for another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

/** A code to hand out: 31^8 of them, so that a collision is a retry nobody will see. */
export const newCode = (rng: Rng): string => Array.from({ length }, () => alphabet[rng.below(alphabet.length)]).join('')

/** Codes are compared without regard to case and blanks around. */
export const codeKey = (code: string): string => code.trim().toUpperCase()
