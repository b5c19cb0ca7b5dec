import { agentCentreTypes } from '@baize/api'
import { ApiError } from '../api-error.ts'
import type { SessionCaller } from './caller.ts'

/** Lets in whom the agent centre is for. @throws ApiError not_allowed for members and guests */
export function agentsOnly({ agentType }: Pick<SessionCaller, 'agentType'>): void {
  if (!agentCentreTypes.includes(agentType)) throw new ApiError('not_allowed')
}
