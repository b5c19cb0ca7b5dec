import type { FastifyReply, FastifyRequest } from 'fastify'

/** True for a name or an address by which this machine alone is reached. */
export const isLocal = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** The name in a Host header, without its port; null for what is no host at all. */
function nameIn(host: string): string | null {
  const url = URL.parse(`http://${host}`)
  return url !== null && url.host !== '' && url.pathname === '/' && url.username === '' ? url.hostname : null
}

/**
 * True for a Host header that names this machine. A caller that names no host, as a probe by the bare address may, is on it. Names
 * below localhost lead to the machine itself (RFC 6761), such as that of a demo's agent site.
 */
export function isOwnName(host: string | undefined): boolean {
  if (host === undefined || host === '') return true
  const name = nameIn(host)
  return name !== null && (isLocal(name) || name.endsWith('.localhost'))
}

/**
 * True for a call under another name than the machine's own, which is to be refused. One that asked to become a socket is cut off
 * after its answer: whoever serves sockets has not heard of it yet, and would leave it open.
 */
export function isForeign({ headers: { host, upgrade }, raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (isOwnName(host)) return false
  if (upgrade) reply.raw.once('finish', () => raw.socket.destroySoon())
  return true
}
