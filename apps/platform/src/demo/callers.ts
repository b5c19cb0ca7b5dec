import { operatorPermissions } from '@baize/api'
import type { Platform } from '../app.ts'
import { deviceCookie, memberByName } from '../domains/identity/index.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Database } from '../kernel/database/open-database.ts'
import type { OperatorCaller } from '../kernel/http/caller.ts'
import type { CookieJar, Handlers } from '../kernel/http/handlers.ts'
import { type Ask, askAs } from './ask-as.ts'
import { operatorByName } from './operator-by-name.ts'

export type DemoPlatform = Pick<Platform, 'handlers' | 'identity'>

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

/** Calls as an operator of the demo; null where there is none of this name. */
export async function asOperator(handlers: Handlers, database: Database, username: string): Promise<Ask | null> {
  const account = await operatorByName(database, username)
  if (account?.status !== 'active') return null
  const [operatorId, permissions] = [account.id, operatorPermissions]
  const caller: OperatorCaller = {
    ...{ kind: 'operator', sessionId: username, operatorId, username, permissions, mustChange: false },
  }
  return askAs(handlers, { caller })
}

/** Asks as the first, and once more as the second where two are needed. */
export const asTwo =
  (first: Ask, second: Ask): Ask =>
  (name, input) =>
    first(name, input).catch(error => {
      if (!(error instanceof ApiError) || error.code !== 'second_approval_required') throw error
      return second(name, input)
    })

function cookieJar(): CookieJar {
  const kept = new Map<string, string>()
  const read = (name: string) => kept.get(name) ?? null
  const write = (name: string, value: string) => void kept.set(name, value)
  return { read, write, writeReadable: write, writeStrict: write, readReadable: read }
}
