import type { onRequestHookHandler } from 'fastify'
import { ApiError } from '../api-error.ts'
import { type Config, isLocal, isOpenToOthers } from '../config.ts'

/** The name in a Host header, without its port; null for what is no host at all. */
function nameIn(host: string): string | null {
  const url = URL.parse(`http://${host}`)
  return url !== null && url.host !== '' && url.pathname === '/' && url.username === '' ? url.hostname : null
}

/**
 * Keeps a demo of this machine to the machine's own names: its operator has a published password, so that neither a tunnel or
 * proxy in front of it nor a page whose name was made to lead here may speak to it. A caller that names no host, as a probe by
 * the bare address may, is on this machine. Null where others may come.
 */
export function ownHostsOnly(config: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'PUBLIC_DEMO'>): onRequestHookHandler | null {
  if (config.PUBLIC_DEMO || isOpenToOthers(config)) return null
  return async ({ headers: { host } }) => {
    if (host === undefined || host === '') return
    const name = nameIn(host)
    // Names below localhost lead to the machine itself (RFC 6761), such as that of a demo's agent site.
    if (name === null || !(isLocal(name) || name.endsWith('.localhost'))) throw new ApiError('wrong_host')
  }
}
