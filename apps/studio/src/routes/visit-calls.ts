import { readMatch } from '../rooms/history/read-match.ts'
import type { MatchReading } from '../rooms/pvp/hands/stored-match.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { StudioError } from '../studio-error.ts'
import { WalletUncertain } from '../wallet/wallet-client.ts'
import type { StudioHandlers } from './install-calls.ts'

/** Calls that the page of any game may make, and those of games between members beside their socket. */
export const visitCalls = ({ wallet, ...reading }: Pick<RoundDependencies, 'wallet'> & MatchReading) =>
  ({
    async 'visit.balance'(_input, { wallet_token: token, user_id: user, game_code, currency }) {
      const reply = await wallet.session({ token, user, game_code, currency }).catch(error => {
        if (error instanceof WalletUncertain) throw new StudioError('wallet_unavailable')
        throw error
      })
      if (reply.status !== 'OK') throw new StudioError('visit_unknown')
      return { balanceUnits: String(reply.balance ?? 0) }
    },
    'room.match': ({ id }, visit) => readMatch(reading, visit, id),
  }) satisfies Partial<StudioHandlers>
