import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { deviceHash, type Reachable } from '../reachable.ts'
import { deviceCookie } from '../sessions/sessions.ts'

/**
 * Refuses what belongs to a member whose account is closed; a later domain knows it.
 * @param accountId whose own marks do not count; null for somebody new
 * @throws ApiError not_allowed
 */
export type RequireUnmarked = (traits: Partial<Reachable>, accountId: bigint | null) => Promise<void>

/** The browser of a call, as closed members are known by theirs; nothing for one that never signed in. */
export function devicesOf(cookies: CookieJar): Buffer[] {
  const device = cookies.read(deviceCookie)
  return device ? [deviceHash(device)] : []
}
