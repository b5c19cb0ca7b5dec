import { isForeign } from '@baize/server-kit/http/own-names'
import type { onRequestHookHandler } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { Config } from '../config.ts'
import { isOpenToOthers } from '../open-to-others.ts'

/**
 * True for a demo of this machine, which answers to the machine's own names alone: its operator has a published password, so that
 * neither a tunnel or proxy in front of it nor a page whose name was made to lead here may speak to it.
 */
export const answersOwnNamesOnly = (
  config: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'PUBLIC_DEMO' | 'REAL_MONEY'>,
): boolean => !config.REAL_MONEY && !config.PUBLIC_DEMO && !isOpenToOthers(config)

/** Refuses calls under other names than the machine's own. */
export const ownHostsOnly: onRequestHookHandler = async (request, reply) => {
  if (isForeign(request, reply)) throw new ApiError('wrong_host')
}
