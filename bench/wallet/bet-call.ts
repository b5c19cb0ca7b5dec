import { randomUUID } from 'node:crypto'
import type { WalletCall } from '@baize/api/wallet-protocol'
import type { BenchToken } from './sessions.ts'
import { currency } from './world.ts'

/** The body of a bet of 100 units in a round of its own, by a member with an open session. */
export const betCall = ({ token, user }: BenchToken, transaction: string = randomUUID()): WalletCall<'bet'> => ({
  ...{ request_uuid: transaction, sent_at: Date.now(), provider: 'BENCH', token, user, game_code: 'BENCH-1' },
  ...{ round: transaction, currency, transaction_uuid: transaction },
  ...{ amount: 100, round_closed: false, is_free: false },
})
