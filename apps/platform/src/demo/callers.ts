import type { Endpoint, EndpointName, OperatorPermission } from '@baize/api'
import { endpoint } from '@baize/api/endpoints/index'
import type { Platform } from '../app.ts'
import { deviceCookie, memberByName } from '../domains/identity/index.ts'
import { readStandings } from '../domains/operators/index.ts'
import { ApiError } from '../kernel/api-error.ts'
import { AwaitsApproval } from '../kernel/approvals/awaits-approval.ts'
import { type Database, tables } from '../kernel/database/open-database.ts'
import type { OperatorCaller } from '../kernel/http/caller.ts'
import type { CookieJar, Handlers } from '../kernel/http/handlers.ts'
import { type Ask, askAs } from './ask-as.ts'

export type DemoPlatform = Pick<Platform, 'handlers' | 'identity'>

const here = { address: '127.0.0.1', ip: '127.0.0.1', host: 'localhost' }

/** Opens a session for a member of the demo. */
export async function signIn(platform: DemoPlatform, database: Database, username: string): Promise<Ask> {
  const { handlers, identity } = platform
  const cookies = cookieJar()
  const memberId = (await memberByName(database.kysely, username))!
  const { token } = await identity.signInAs(memberId, { ...here, cookies }, 'password')
  const credentials = { bearer: token, device: cookies.read(deviceCookie), desk: null, ip: here.ip, isBackground: true }
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
  const whoMay = (needed: OperatorPermission | undefined): Ask => {
    const who = needed && usernames.find(username => mayOf.get(username)?.includes(needed))
    return asks.get(who ?? usernames[0])!
  }
  return async (name, input) => {
    if (name !== 'approvals.approve') return whoMay(endpoint(name).permission)(name, input)
    const { permission, approver = permission } = await askedFor(database, (input as { id: string }).id)
    return whoMay(approver)(name, input)
  }
}

/** The row of the call that waits. */
async function askedFor(database: Database, id: string): Promise<Endpoint> {
  const { operation } = await tables(database.kysely)
    .selectFrom('approvals.request')
    .select('operation')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow()
  return endpoint(operation as EndpointName)
}

const reason = 'The other operator agrees.'

/** Asks as the first, or as the second where the first may not, and has the other one agree where it waits for them. */
export const asTwo = (first: Ask, second: Ask): Ask => {
  const agreed =
    (one: Ask, other: Ask): Ask =>
    (name, input) =>
      one(name, input).catch(async error => {
        if (!(error instanceof AwaitsApproval)) throw error
        const outcome = await other('approvals.approve', { id: error.waiting.approvalId, reason })
        if (outcome.state !== 'DONE') throw new ApiError(outcome.refusal!)
        return outcome.result as never
      })
  return (name, input) =>
    agreed(first, second)(name, input).catch(error => {
      if (!(error instanceof ApiError) || error.code !== 'second_approval_required') throw error
      return agreed(second, first)(name, input)
    })
}

function cookieJar(): CookieJar {
  const kept = new Map<string, string>()
  const read = (name: string) => kept.get(name) ?? null
  const write = (name: string, value: string) => void kept.set(name, value)
  return { read, write, writeReadable: write, writeStrict: write, writeHostStrict: write, readReadable: read }
}
