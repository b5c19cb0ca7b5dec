/** Code under which platforms know this studio. */
export const studioCode = 'BZS'

/**
 * What it asks of a platform that lists it first: a billion for a bet, since a lottery's first prize may be hundreds of thousands
 * of times the stake, and as much a day.
 */
export const studioBounds = { maxPayoutUnits: 10_000_000_000_000n, maxLossADayUnits: 10_000_000_000_000n }
