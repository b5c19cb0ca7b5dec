import type { AgentType } from '@baize/api'
import { agentCentreTypes, agentTypes, guestType } from '@baize/api'

export type Role = 'visitor' | 'guest' | 'member' | 'agent'
/** `ownGames` are the lists that a member keeps: favourites and recent games. */
export type Gate = 'memberCentre' | 'accountCentre' | 'ownGames' | 'play'
/** What an action that asks for more than a visit comes to. */
export type Verdict = 'open' | 'login' | 'warning'

/** The session's isAgent as a known account type; null for anything else. */
export const accountTypeOf = (isAgent: string | null): AgentType | null =>
  agentTypes.find(type => String(type) === isAgent) ?? null

/** The role that the session's values speak of. The server decides by the token alone. */
export function roleOf(token: string | null, isAgent: string | null): Role {
  if (!token) return 'visitor'
  const type = accountTypeOf(isAgent)
  if (type === guestType) return 'guest'
  return type !== null && agentCentreTypes.includes(type) ? 'agent' : 'member'
}

/** What becomes of an action: it goes on, asks to sign in first, or is answered with the warning. */
export function verdictOf(gate: Gate, role: Role): Verdict {
  if (role === 'visitor') return 'login'
  if (gate === 'play') return 'open'
  if (gate === 'memberCentre' || gate === 'ownGames') return role === 'guest' ? 'warning' : 'open'
  return role === 'agent' ? 'open' : 'warning'
}
