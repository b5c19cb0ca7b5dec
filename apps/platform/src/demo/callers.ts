import { endpoint } from '@baize/api/endpoints/index'
import type { Platform } from '../app.ts'
import { deviceCookie, memberByName } from '../domains/identity/index.ts'
import { readStandings } from '../domains/operators/index.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Database } from '../kernel/database/open-database.ts'
import type { OperatorCaller } from '../kernel/http/caller.ts'
import type { CookieJar, Handlers } from '../kernel/http/handlers.ts'
import { type Ask, askAs } from './ask-as.ts'

export type DemoPlatform = Pick<Platform, 'handlers' | 'identity'>

const here = { address: '127.0.0.1', host: 'localhost' }

/** Opens a session for a member of the demo. */
export async function signIn(platform: DemoPlatform, database: Database, username: string): Promise<Ask> {
  const { handlers, identity } = platform
  const cookies = cookieJar()
  const memberId = (await memberByName(database.kysely, username))!
  const { token } = await identity.signInAs(memberId, { ...here, cookies }, 'password')
  const credentials = { bearer: token, device: cookies.read(deviceCookie), desk: null, isBackground: true }
  const caller = await identity.authenticator.authenticate(credentials, 'member')
  return askAs(handlers, { ...here, caller, cookies, country: null })
}

/** Calls as an operator of the demo; null where there is none of this name. */
export async function asOperator(handlers: Handlers, database: Database, username: string): Promise<Ask | null> {
  const standings = await readStandings(database.kysely)
  const standing = standings.find(each => each.username === username && !each.isBlocked)
  if (!standing) return null
  const { id: operatorId, personId, roles, permissions } = standing
  const caller: OperatorCaller = {
    ...{ kind: 'operator', sessionId: username, operatorId, personId, username, roles, permissions },
    ...{ mustChange: false, isEnrolling: false, isLocked: false, provenAt: new Date() },
  }
  return askAs(handlers, { caller })
}

/** Calls as whoever of these may make the call, and as the first where none of them may. */
export async function asWhoeverMay(
  handlers: Handlers,
  database: Database,
  usernames: readonly [string, ...string[]],
): Promise<Ask> {
  const standings = await readStandings(database.kysely)
  const mayOf = new Map(standings.map(({ username, permissions }) => [username, permissions]))
  const asks = new Map<string, Ask>()
  for (const username of usernames) asks.set(username, (await asOperator(handlers, database, username))!)
  return (name, input) => {
    const { permission } = endpoint(name)
    const who = permission && usernames.find(username => mayOf.get(username)?.includes(permission))
    return asks.get(who ?? usernames[0])!(name, input)
  }
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
  return { read, write, writeReadable: write, writeStrict: write, writeHostStrict: write, readReadable: read }
}
