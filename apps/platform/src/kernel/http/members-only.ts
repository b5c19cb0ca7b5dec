import { guestType } from '@baize/api'
import { ApiError } from '../api-error.ts'
import type { SessionCaller } from './caller.ts'

/** Refuses trial guests what takes an account of one's own. @throws ApiError trial_refused */
export function membersOnly({ agentType }: SessionCaller): void {
  if (agentType === guestType) throw new ApiError('trial_refused')
}
