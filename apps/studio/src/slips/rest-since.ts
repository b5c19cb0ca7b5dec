import { setTimeout as pause } from 'node:timers/promises'

/**
 * Rests for as long as a piece of work took that began at a moment of `performance.now()`, so that a large draw leaves
 * half of the time to everybody else.
 */
export const restSince = (startedAt: number): Promise<void> => pause(performance.now() - startedAt)
