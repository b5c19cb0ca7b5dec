import { defaultLanguage, type EndpointName, type InputOf, type RequestOf, type ResponseOf } from '@baize/api'
import { schemas } from '@baize/api/schemas/index'
import type { Platform } from '../../apps/platform/src/app.ts'
import { deviceCookie, memberByName } from '../../apps/platform/src/domains/identity/index.ts'
import type { Database } from '../../apps/platform/src/kernel/database/open-database.ts'
import type { Caller } from '../../apps/platform/src/kernel/http/caller.ts'
import type { CookieJar } from '../../apps/platform/src/kernel/http/handlers.ts'

export type DemoPlatform = Pick<Platform, 'handlers' | 'identity' | 'catalogue'>
/** A call of the endpoint table by somebody, within the process. @throws ApiError as the call does */
export type Ask = <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<ResponseOf<N>>

const here = { address: '127.0.0.1', host: 'localhost' }

const asking =
  ({ handlers }: DemoPlatform, caller: Caller, cookies: CookieJar): Ask =>
  (name, payload) =>
    (handlers[name] as (input: unknown, context: unknown) => Promise<never>)(
      schemas[name].request.parse(payload) as InputOf<typeof name>,
      { ...here, caller, cookies, language: defaultLanguage, country: null },
    )

/** Opens a session for a member of the demo. */
export async function signIn(platform: DemoPlatform, database: Database, username: string): Promise<Ask> {
  const { identity } = platform
  const cookies = cookieJar()
  const memberId = (await memberByName(database.kysely, username))!
  const { token } = await identity.signInAs(memberId, { ...here, cookies }, 'password')
  const credentials = { bearer: token, device: cookies.read(deviceCookie) }
  return asking(platform, await identity.authenticator.authenticate(credentials), cookies)
}

function cookieJar(): CookieJar {
  const kept = new Map<string, string>()
  const read = (name: string) => kept.get(name) ?? null
  const write = (name: string, value: string) => void kept.set(name, value)
  return { read, write, writeReadable: write, writeStrict: write, readReadable: read }
}
