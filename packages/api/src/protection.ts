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

/** Marks that somebody is known by: a browser, a number, an address of mail, and an account that money was paid to. */
export const markKinds = ['device', 'mobile', 'mail', 'payee'] as const
export type MarkKind = (typeof markKinds)[number]

/** Decisions of operators about somebody who was refused by the marks of a closed member: another person, or the same. */
export const matchDecisions = ['OTHER', 'SAME'] as const
export type MatchDecision = (typeof matchDecisions)[number]
