import type { AgentType, Auth } from '@baize/api'

/** The member behind a session token, as the session knows them. */
export interface SessionCaller {
  kind: 'session'
  sessionId: string
  memberId: bigint
  username: string
  agentType: AgentType
  /** Only rows that are open while the password must change may be called. */
  mustChange: boolean
}
export type Caller = { kind: 'none' } | { kind: 'visitor' } | SessionCaller

/** The caller type that a row's auth leaves to its handler. */
export type CallerOf<A extends Auth> = A extends 'session' ? SessionCaller : Caller

/** Turns request credentials into a caller; the identity domain provides it. */
export interface Authenticator {
  /** @throws ApiError session_expired or visitor_token_expired for a token that does not hold */
  authenticate(credentials: { bearer: string | null; device: string | null }): Promise<Caller>
}
