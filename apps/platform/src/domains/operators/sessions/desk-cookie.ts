import { newToken, type Rng } from '@baize/server-kit/outside'
import type { CookieJar } from '../../../kernel/http/handlers.ts'

/** What an operator's browser is known by, without the `__Host-` prefix. Members' browsers have another. */
const deskCookie = 'desk'
const deskSeconds = 365 * 86_400

/** Where an operator signs in from. */
export interface From {
  address: string
  /** The same whole, for lists of addresses. */
  ip: string
  /** What the browser says that it is. */
  agent: string
  cookies: CookieJar
}

/** What the caller's browser is known by; a cookie is written where it has none. */
export function deskOf({ cookies }: Pick<From, 'cookies'>, rng: Rng): string {
  const known = cookies.read(deskCookie)
  if (known) return known
  const desk = newToken(rng)
  cookies.writeHostStrict(deskCookie, desk, deskSeconds)
  return desk
}
