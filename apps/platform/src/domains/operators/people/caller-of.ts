import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { readStandings } from './standing.ts'

/** An operator as they asked for something in a session, with what they may do now; null once they are blocked. */
export async function callerOf(db: Queryable, operatorId: bigint, sessionId: string): Promise<OperatorCaller | null> {
  const standing = (await readStandings(db)).find(({ id }) => id === operatorId)
  if (!standing || standing.isBlocked) return null
  const { personId, username, roles, permissions } = standing
  return {
    ...{ kind: 'operator', sessionId, operatorId, personId, username, roles, permissions },
    ...{ mustChange: false, isEnrolling: false, isLocked: false, provenAt: null },
  }
}
