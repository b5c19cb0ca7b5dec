import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { comesAgain } from '../wallet/wallet-client.ts'
import { type MoveDependencies, sendBatch } from '../wallet/wallet-moves.ts'

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

type Releases = Parameters<typeof sendBatch<'release'>>[2]

/**
 * Gives money that is held back to the wallet, in one call.
 * @returns by release, true where the wallet certainly did; the others are sent again. One that it refuses is logged
 */
export async function releaseAll(deps: MoveDependencies, releases: Releases): Promise<boolean[]> {
  const replies = await sendBatch(deps, 'release', releases)
  return releases.map(({ transaction_uuid: release }, i) => {
    const status = replies[i]?.status
    if (status && status !== 'OK' && !comesAgain(status)) deps.log.error({ release, status }, 'a release was refused')
    return status === 'OK'
  })
}
