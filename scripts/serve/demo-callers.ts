import type { Platform } from '../../apps/platform/src/app.ts'
import { type Ask, askAs } from '../../apps/platform/src/demo/ask-as.ts'
import { deviceCookie, memberByName } from '../../apps/platform/src/domains/identity/index.ts'
import type { Database } from '../../apps/platform/src/kernel/database/open-database.ts'
import type { CookieJar } from '../../apps/platform/src/kernel/http/handlers.ts'

export type DemoPlatform = Pick<Platform, 'handlers' | 'identity' | 'catalogue'>

const here = { address: '127.0.0.1', host: 'localhost' }

/** Opens a session for a member of the demo. */
export async function signIn(platform: DemoPlatform, database: Database, username: string): Promise<Ask> {
  const { handlers, identity } = platform
  const cookies = cookieJar()
  const memberId = (await memberByName(database.kysely, username))!
  const { token } = await identity.signInAs(memberId, { ...here, cookies }, 'password')
  const credentials = { bearer: token, device: cookies.read(deviceCookie) }
  const caller = await identity.authenticator.authenticate(credentials)
  return askAs(handlers, { ...here, caller, cookies, country: null })
}

function cookieJar(): CookieJar {
  const kept = new Map<string, string>()
  const read = (name: string) => kept.get(name) ?? null
  const write = (name: string, value: string) => void kept.set(name, value)
  return { read, write, writeReadable: write, writeStrict: write, readReadable: read }
}
