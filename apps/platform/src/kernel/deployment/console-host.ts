import type { onRequestHookHandler } from 'fastify'
import { ApiError } from '../api-error.ts'

/** Paths that are the operators' alone. */
const ofOperators = /^\/(console|wps\/ext\/operator)(\/|\?|$)/
/** True of an address, as it stands in a request, that is the operators' alone. */
export const isOfOperators = (url: string): boolean => ofOperators.test(url)
/** Paths that their pages need beside: the icon of a tab, pictures of games and members, and the published roots of the ledger. */
const forBoth = /^\/(favicon\.svg|img\/|healthz|wps\/ext\/fairness\/ledger)/

/**
 * Keeps the console apart where it has a host of its own: that host answers operators alone, and every other one knows nothing of
 * them. A browser that opens the bare host is shown the way.
 */
export function consoleHostGate(consoleUrl: string): onRequestHookHandler {
  const { host } = new URL(consoleUrl)
  return async (request, reply) => {
    const isThere = request.host === host
    const isTheirs = isOfOperators(request.url)
    if (isThere && request.url === '/') return reply.redirect('/console', 302)
    if (isThere !== isTheirs && !(isThere && forBoth.test(request.url))) throw new ApiError('not_found')
  }
}
