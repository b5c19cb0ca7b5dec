import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { StudioError } from '../studio-error.ts'
import { WalletUncertain } from '../wallet/wallet-client.ts'
import type { StudioHandlers } from './install-calls.ts'

/** Calls that the page of any game may make. */
export const visitCalls = ({ wallet }: Pick<RoundDependencies, 'wallet'>) =>
  ({
    async 'visit.balance'(_input, { wallet_token: token, user_id: user, game_code, currency }) {
      const reply = await wallet.session({ token, user, game_code, currency }).catch(error => {
        if (error instanceof WalletUncertain) throw new StudioError('wallet_unavailable')
        throw error
      })
      if (reply.status !== 'OK') throw new StudioError('visit_unknown')
      return { balanceUnits: String(reply.balance ?? 0) }
    },
  }) satisfies Partial<StudioHandlers>
