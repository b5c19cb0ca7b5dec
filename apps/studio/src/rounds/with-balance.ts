import type { StudioErrorCode } from '@baize/api/studio/errors'
import { StudioError } from '../studio-error.ts'
import type { Visit } from '../visits.ts'
import { WalletUncertain } from '../wallet/wallet-client.ts'
import type { RoundDependencies } from './round-dependencies.ts'

/** Refusals for what another page of the player has done, and moved money for. */
const causedElsewhere: readonly StudioErrorCode[] = ['round_open', 'too_fast', 'round_over', 'choice_taken']

/** Asks for a stake or a choice; where another page was faster, the refusal tells what the member may play with now. */
export async function withBalance<T>(deps: RoundDependencies, visit: Visit, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof StudioError) || !causedElsewhere.includes(error.code)) throw error
    const balanceUnits = await balanceOf(deps, visit)
    throw new StudioError(error.code, { ...error.detail, ...(balanceUnits !== null && { balanceUnits }) })
  }
}

/** Null where the wallet does not tell. */
async function balanceOf({ wallet, log }: RoundDependencies, visit: Visit): Promise<string | null> {
  try {
    const { wallet_token: token, user_id: user, game_code, currency } = visit
    const { balance } = await wallet.balance({ token, user, game_code, currency })
    return balance === null ? null : String(balance)
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, visit: visit.id }, 'balance without an answer; the refusal goes without it')
    return null
  }
}
