import { parseAmount } from '@baize/money'

/** The smaller of two amounts. */
export const lesserOf = (one: string, other: string): string => (parseAmount(one) < parseAmount(other) ? one : other)
