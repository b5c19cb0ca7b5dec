import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'

/** The wallet is asked again after so long where no answer is certain. */
export const RETRY_MS = 2_000

/** A hold that took longer to become certain is given back (rooms.md 1.1). */
export const LONGEST_ASKING_MS = 15_000

const refusals: Partial<Record<WalletStatus, RoomError>> = {
  NOT_ENOUGH_MONEY: 'not_enough_money',
  LIMIT_REACHED: 'limit_reached',
}

/** The wallet's refusal of a hold in the words of rooms. */
export const holdRefusal = (status: WalletStatus): RoomError => refusals[status] ?? 'wallet_unavailable'
