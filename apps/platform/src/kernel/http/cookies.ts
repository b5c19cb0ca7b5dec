import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from './handlers.ts'

/** `__Host-` cookies: only this host, only over TLS (localhost counts), never readable by scripts. */
const prefix = '__Host-'

export const readHostCookie = (request: FastifyRequest, name: string): string | null =>
  request.cookies[prefix + name] ?? null

export function cookieJar(request: FastifyRequest, reply: FastifyReply): CookieJar {
  const base = { path: '/', secure: true, sameSite: 'lax' as const }
  return {
    read: name => readHostCookie(request, name),
    write: (name, value, maxAge) => void reply.setCookie(prefix + name, value, { ...base, httpOnly: true, maxAge }),
    writeHostStrict: (name, value, maxAge) =>
      void reply.setCookie(prefix + name, value, { ...base, httpOnly: true, sameSite: 'strict', maxAge }),
    writeStrict: (name, value, maxAge) =>
      void reply.setCookie(name, value, { ...base, httpOnly: true, sameSite: 'strict', maxAge }),
    readReadable: name => request.cookies[name] ?? null,
    writeReadable: (name, value, maxAge) => void reply.setCookie(name, value, { ...base, httpOnly: false, maxAge }),
  }
}
