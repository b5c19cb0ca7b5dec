import type { WalletReply, WalletStatus } from '@baize/api/wallet-protocol'
import type { KnownSession } from '../sessions/known-sessions.ts'

/** The answer to a call that names no member we may speak of. */
export const refusal = (request_uuid: string, status: WalletStatus): WalletReply => ({
  status,
  request_uuid,
  user: null,
  currency: null,
  balance: null,
})

/** The answer to a call of a session. */
export const reply = (
  request_uuid: string,
  status: WalletStatus,
  session: KnownSession,
  units: bigint | null,
): WalletReply => ({
  status,
  request_uuid,
  user: session.user,
  currency: session.currency,
  balance: units === null ? null : Number(units),
})
