import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { readHostCookie } from '../../../kernel/http/cookies.ts'
import { deviceCookie } from '../../identity/index.ts'
import type { ServiceDependencies } from '../dependencies.ts'

/** The member behind a socket's token. @throws ApiError session_expired, not_member, password_change_required */
export async function memberBehind(
  { identity }: Pick<ServiceDependencies, 'identity'>,
  token: string,
  request: FastifyRequest,
): Promise<MemberCaller> {
  const caller = await identity.sessions.find(token, readHostCookie(request, deviceCookie))
  if (caller.kind !== 'member') throw new ApiError('not_member')
  if (caller.mustChange) throw new ApiError('password_change_required')
  return caller
}

/** Resolves once the member's session has ended before the signal aborts; false when the signal was first. */
export async function sessionEnds(
  { identity, push }: Pick<ServiceDependencies, 'identity' | 'push'>,
  { memberId, sessionId }: MemberCaller,
  signal: AbortSignal,
): Promise<boolean> {
  for await (const { event } of push.stream(memberId, null, signal))
    if (event.kind === 'signed-out' && !(await identity.sessions.lives(sessionId))) return true
  return false
}
