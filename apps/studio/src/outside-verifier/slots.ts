import { featureGames } from './feature-games.ts'
import { type Definition, slotRound } from './slot-round.ts'
import type { Below } from './stream.ts'
import { stripGames } from './strip-games.ts'

/** Units that a slot round pays. */
export function slotWin(d: Definition, bet: number, below: Below): number {
  const round = slotRound(d, below)
  ;({ ...stripGames, ...featureGames })[d.model]!(round)
  return Math.min(round.coins, round.cap) * (bet / d.coinsPerBet)
}
