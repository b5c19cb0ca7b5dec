import type { OperatorScreenPath } from '@baize/api/operator-screens'

/** How much waits at each place, for the numbers beside it. */
export const usePending = (): Partial<Record<OperatorScreenPath, number>> => ({})
