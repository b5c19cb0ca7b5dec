/**
 * Breaks and exclusions that a member may choose, each with its lengths from the shortest. A break ends by itself; an
 * exclusion lasts until the member has asked, waited and confirmed.
 */
export const closureLengths = {
  TIMEOUT: ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'],
  EXCLUDED: ['HALF_YEAR', 'YEAR', 'TWO_YEARS', 'FIVE_YEARS', 'PERMANENT'],
} as const

export type ClosureKind = keyof typeof closureLengths
export type ClosureLength = (typeof closureLengths)[ClosureKind][number]

export const closureKinds = Object.keys(closureLengths) as ClosureKind[]

/**
 * Where a closure stands: its time runs; it is over and the member may ask to reopen; the wait after that runs; the member
 * may confirm. A break knows the first alone.
 */
export const closureStates = ['RUNNING', 'MAY_ASK', 'COOLING', 'MAY_CONFIRM'] as const
export type ClosureState = (typeof closureStates)[number]
