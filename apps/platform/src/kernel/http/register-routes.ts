import { agentCentreTypes, type Endpoint, type EndpointName, guestType } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { schemas } from '@baize/api/schemas/index'
import type { CsvFile } from '@baize/server-kit/csv'
import type { CountryOf } from '@baize/server-kit/http/country'
import type { Clock } from '@baize/server-kit/outside'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOperator } from '../acts/answer-operator.ts'
import { actOf } from '../acts/current-act.ts'
import { requireToldOnce } from '../acts/told-once.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/open-database.ts'
import { readsThatMayLag, wroteCookie } from '../database/reads-that-may-lag.ts'
import { requireOpen } from '../settings/openness.ts'
import type { Settings } from '../settings/settings.ts'
import type { Stops } from '../settings/stops.ts'
import { sendCsv, sendFile, sendSheet } from '../sheets/send-file.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { admitOperator } from './admission/operator-gate.ts'
import type { Authenticator, Caller, ClosureGate } from './caller.ts'
import { cookieJar } from './cookies.ts'
import { success } from './envelope.ts'
import { sendEvents } from './event-stream.ts'
import type { CallContext, FileAnswer, Handlers, StreamFrame } from './handlers.ts'
import { requestLanguage } from './language.ts'
import { readInput } from './read-input.ts'
import type { SealedBodies } from './sealed-body.ts'

export interface RouteDependencies {
  database: Database
  handlers: Handlers
  authenticator: Authenticator
  closureOf: ClosureGate
  sealed: SealedBodies
  settings: Settings
  stops: Stops
  clock: Clock
  countryOf: CountryOf
  /** Tests and the demo check answers against their schemas, so that no column leaks unseen. */
  checkResponses: boolean
  /** Calls a minute and address that a row takes, or a part of them where it says so. */
  rateLimitPerMinute: number
}

/** A call with a limit of its own serves at most so many networks' worth of it a minute. */
const mostNetworks = 50
const uploadLimitBytes = 5 * 1024 * 1024
const tableLimitBytes = 10 * 1024 * 1024
const longestAgent = 200
/** Longer than a replica may lag: so long a browser that changed something is answered by the primary. */
const ownWritesSeconds = 10

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>

/** Registers one route a row of the endpoint table. Paths and methods are written nowhere else. */
export function registerRoutes(app: FastifyInstance, deps: RouteDependencies): void {
  const refuseFlood = floodGate(app, deps)
  for (const name of endpointNames) {
    const row: Endpoint = endpoints[name]
    const max = row.limit && ownLimit(row.limit, deps)
    app.route({
      method: row.method,
      url: row.path,
      ...(row.upload ? { bodyLimit: row.upload === 'table' ? tableLimitBytes : uploadLimitBytes } : {}),
      config: { operation: name, ...(max ? { rateLimit: { max } } : {}) },
      handler: async (request, reply) => {
        if (max) await refuseFlood(request)
        return answer(name, row, deps, request, reply)
      },
    })
  }
}

/**
 * Counts what passed the limit of its network over all networks together, so that many of them do not add up.
 * @throws ApiError too_many_requests
 */
function floodGate(app: FastifyInstance, deps: RouteDependencies) {
  const operationOf = (request: FastifyRequest) => request.routeOptions.config.operation as EndpointName
  const limitOf = (name: EndpointName) => {
    const { limit }: Endpoint = endpoints[name]
    return limit ? ownLimit(limit, deps) : 0
  }
  const count = app.createRateLimit({
    max: request => limitOf(operationOf(request)) * mostNetworks,
    keyGenerator: request => `everybody|${operationOf(request)}`,
  })
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) })
  }
}

async function answer(
  name: EndpointName,
  row: Endpoint,
  deps: RouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const country = deps.countryOf(request)
  // An operator that closes the site must be able to open it again.
  if (!row.alwaysOpen && row.auth !== 'operator')
    requireOpen(await deps.settings.recentBrand(), { address: request.ip, country }, deps.clock)
  const cookies = cookieJar(request, reply)
  const bearer = bearerOf(request.headers.authorization)
  const isBackground = request.headers['x-background'] === '1'
  const credentials = {
    bearer,
    device: cookies.read('device'),
    desk: cookies.read('desk'),
    ip: request.ip,
    isBackground,
  }
  const caller = await deps.authenticator.authenticate(credentials, row.auth)
  authorize(row, caller)
  if (caller.kind === 'operator' && row.auth === 'operator') await admitOperator(name, row, caller, deps)
  await refuseClosed(row, caller, deps.closureOf)
  if (row.feature) await deps.settings.requireOn(row.feature)
  if (row.stop) await deps.stops.requireNot(row.stop)
  const input = await readInput(row, schemas[name].request, request, deps.sealed)
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  const context = {
    caller,
    cookies,
    lastEventId: lastEventIdOf(request.headers['last-event-id']),
    language: requestLanguage(request),
    address: request.network,
    ip: request.ip,
    country,
    host: request.host,
    agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
    requestId: request.id,
    signal: leaving.signal,
  } satisfies Omit<CallContext<EndpointName>, 'caller'> & { caller: Caller }
  const read = readsThatMayLag(deps.database, cookies.read(wroteCookie), request.log)
  const ask = () => (deps.handlers[name] as AnyHandler)(input, context)
  const handle = row.reads === 'replica' ? () => read(ask) : ask
  const act = caller.kind === 'operator' ? actOf([name, row], { caller, address: request.network, input }) : null
  const answered = act ? await answerOperator(deps, act, handle) : { value: await handle() }
  if (deps.database.hasReplicas && row.method !== 'GET') cookies.write(wroteCookie, '1', ownWritesSeconds)
  if ('waiting' in answered) {
    reply.code(202).header('cache-control', 'no-store')
    return success(answered.waiting)
  }
  if (act && row.subject && deps.checkResponses) requireToldOnce(act)
  const { value } = answered
  if (row.stream) return sendEvents(reply, value as AsyncIterable<StreamFrame>, leaving.signal)
  if (row.csv) return sendCsv(reply, value as CsvFile)
  if (row.sheet) return sendSheet(reply, value as Sheet)
  reply.header('cache-control', 'no-store')
  if (row.file) return sendFile(reply, value as FileAnswer)
  return success(deps.checkResponses ? schemas[name].response.parse(value) : value)
}

const bearerOf = (header: string | undefined): string | null => header?.match(/^Bearer ([\w.-]{20,1000})$/)?.[1] ?? null

const lastEventIdOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w-]{1,60}$/.test(header) ? header : null

const ownLimit = (share: NonNullable<Endpoint['limit']>, { rateLimitPerMinute }: RouteDependencies): number =>
  Math.ceil(rateLimitPerMinute / { tenth: 10, twentieth: 20 }[share])

/** Refuses callers below what the row asks for. What a caller may do beyond that is its domain's policy. */
function authorize(row: Endpoint, caller: Caller): void {
  if (row.auth === 'none') return
  if (caller.kind === 'none') throw new ApiError('token_required')
  if (row.auth === 'visitor') return
  if (caller.kind === 'visitor') throw new ApiError('token_required')
  // Members do nothing of an operator's, and operators nothing in a member's name.
  if ((caller.kind === 'operator') !== (row.auth === 'operator')) throw new ApiError('not_allowed')
  if (caller.kind !== 'member') return
  if (caller.mustChange && !row.whileMustChange) throw new ApiError('password_change_required')
  if (row.auth === 'agent' && !agentCentreTypes.includes(caller.agentType)) throw new ApiError('not_allowed')
  if (row.auth === 'member' && !row.mayGuest && caller.agentType === guestType) throw new ApiError('trial_refused')
}

/** Refuses a member on a break or excluded what is not open to them then. @throws ApiError excluded */
async function refuseClosed(row: Endpoint, caller: Caller, closureOf: ClosureGate): Promise<void> {
  if (caller.kind !== 'member' || !caller.isClosed || row.whileClosed) return
  if (row.auth !== 'member' && row.auth !== 'agent') return
  const closure = await closureOf(caller.memberId)
  // It may have ended since the caller was found.
  if (closure) throw new ApiError('excluded', closure)
}
