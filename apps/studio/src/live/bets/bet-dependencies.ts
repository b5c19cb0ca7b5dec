import type { LiveDependencies } from '../live-dependencies.ts'
import type { BetQueue } from './bet-queue.ts'

export interface BetDependencies extends LiveDependencies {
  bets: BetQueue
}
