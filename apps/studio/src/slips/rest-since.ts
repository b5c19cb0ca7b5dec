import { setTimeout as pause } from 'node:timers/promises'

/**
 * Rests after a piece of work that began at a moment of `performance.now()`, so that a large draw leaves time to everybody else.
 * @param share of the time that the work took: 1 leaves half of the time to others
 */
export const restSince = (startedAt: number, share = 1): Promise<void> => pause(share * (performance.now() - startedAt))
