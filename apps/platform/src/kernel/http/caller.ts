import type { AgentType, Auth, OperatorPermission } from '@baize/api'
import type { ClosureKind } from '@baize/api/protection'

/** The member behind a session token, as the session knows them: an agent too, or a guest of the trial. */
export interface MemberCaller {
  kind: 'member'
  sessionId: string
  memberId: bigint
  username: string
  agentType: AgentType
  /** Only rows that are open while the password must change may be called. */
  mustChange: boolean
  /** On a break or excluded: only rows that are open to closed members may be called. */
  isClosed: boolean
}
/** The operator behind a session token. */
export interface OperatorCaller {
  kind: 'operator'
  sessionId: string
  operatorId: bigint
  /** The same for every account of one person. */
  personId: bigint
  username: string
  roles: readonly string[]
  /** All that the roles allow, at this call. */
  permissions: readonly OperatorPermission[]
  /** Only rows that are open while the password must change may be called. */
  mustChange: boolean
  /** The factor was never proven in it: only rows that enrol one may be called. */
  isEnrolling: boolean
  /** Nobody has done anything for a while: only rows that open it again may be called. */
  isLocked: boolean
  /** When the factor was proven last. */
  provenAt: Date | null
}

/** How the audit names an operator. */
export const operatorActor = ({ operatorId }: OperatorCaller): string => `operator:${operatorId}`

export type Caller = { kind: 'none' } | { kind: 'visitor' } | MemberCaller | OperatorCaller

/** The caller type that a row's auth leaves to its handler. */
export type CallerOf<A extends Auth> = A extends 'member' | 'agent'
  ? MemberCaller
  : A extends 'operator'
    ? OperatorCaller
    : Caller

/** Finds the closure of a member: its kind, and until when (null for good); null for none. The protection domain provides it. */
export type ClosureGate = (memberId: bigint) => Promise<{ kind: ClosureKind; until: string | null } | null>

/** What a request shows of who makes it. */
export interface Credentials {
  bearer: string | null
  /** What a member's browser is known by. */
  device: string | null
  /** What an operator's browser is known by. */
  desk: string | null
  /** Address of the client behind trusted proxies. */
  ip: string
  /** The page asks by itself, so that nobody need be there. */
  isBackground: boolean
}

/** Turns request credentials into a caller; identity does so for members, operators for both. */
export interface Authenticator {
  /**
   * @param auth whom the row is for: the same token may not be looked for everywhere
   * @throws ApiError session_expired or visitor_token_expired for a token that does not hold
   */
  authenticate(credentials: Credentials, auth: Auth): Promise<Caller>
}
