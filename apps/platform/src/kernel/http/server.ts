import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { constants } from 'node:zlib'
import { defaultLanguage } from '@baize/api'
import { createBareServer } from '@baize/server-kit/http/bare-server'
import type { Log } from '@baize/server-kit/log'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Redis } from 'ioredis'
import { ApiError } from '../api-error.ts'
import { errorReply } from './envelope.ts'
import { requestLanguage } from './language.ts'
import { sealedBodyType } from './sealed-body.ts'

export interface ServerOptions {
  log: Log
  trustedProxies: number
  /** Refuses callers before anything else is looked at; null lets everybody come. */
  gate?: onRequestHookHandler | null
}

export interface MannersOptions {
  rateLimitPerMinute: number
  redis: Redis | null
}

const bodyLimitBytes = 64 * 1024
const noSensors =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'
/** Pictures and built files. A lobby that is scrolled fast asks for many, and each is cheap. */
const filePaths = /^\/(img|assets|console\/assets)\//
const filesPerCall = 20

/** The bare HTTP server: ids, body types and errors. Routes that only machines call are registered on it as it is. */
export function createServer({ gate, ...options }: ServerOptions): FastifyInstance {
  const app = createBareServer(
    { ...options, bodyLimitBytes, unnamed: 'page' },
    {
      routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
      forceCloseConnections: true,
      requestTimeout: 30_000,
      clientErrorHandler: answerBrokenRequest,
    },
  )
  if (gate) app.addHook('onRequest', gate)
  app.addContentTypeParser(sealedBodyType, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  )
  app.addContentTypeParser(
    ['image/png', 'image/jpeg', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  app.setErrorHandler((error, request, reply) => {
    const { status, body, unforeseen } = errorReply(error, requestLanguage(request), request.id)
    if (unforeseen) request.log.error({ err: error, req: request }, 'unforeseen error')
    if (body.value?.retryAfterSeconds) reply.header('retry-after', body.value.retryAfterSeconds)
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
  return app
}

/** The manners of every route that browsers call and that is registered from now on: headers, cookies, compression, limits. */
export async function addBrowserManners(app: FastifyInstance, options: MannersOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: { maxAge: 31_536_000 },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'same-origin' },
  })
  // Nothing here reads a sensor, a camera or a place, and no frame of a stranger may ask for one.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', noSensors)
  })
  await app.register(cookie)
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // One step above the plugin's default: a tenth smaller pages for the same time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(rateLimit, {
    global: true,
    max: (request: FastifyRequest) => options.rateLimitPerMinute * (filePaths.test(request.url) ? filesPerCall : 1),
    timeWindow: 60_000,
    ...(options.redis ? { redis: options.redis } : {}),
    keyGenerator: request =>
      `${request.network}|${request.routeOptions.config.operation ?? (filePaths.test(request.url) ? 'file' : 'page')}`,
    errorResponseBuilder: (_request, context) =>
      new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  })
}

/**
 * Answers what is not even a request: headers that are too large, a line that is no HTTP. Nothing of it was read, so the
 * text is in the default language.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'body_too_large' : 'invalid_input'
  const { status, body } = errorReply(new ApiError(code), defaultLanguage, randomUUID())
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  )
}

/** Answers a path that no route took. */
export type PageFallback = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Prefixes under which an unknown path is an error and never a page. */
const machinePaths = /^\/(wps|lgw|lotto|wallet|pay|img|assets|studio|docs|dev)(\/|$)/

/** Unknown paths: a page for browsers, 405 where the path is known under another method, 404 otherwise. */
export function handleUnknown(
  app: FastifyInstance,
  pathsToMethods: ReadonlyMap<string, readonly string[]>,
  page: PageFallback | null,
): void {
  const answer: PageFallback = async (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    const methods = pathsToMethods.get(path)
    if (methods) reply.header('allow', methods.join(', '))
    if (methods) throw new ApiError('method_not_allowed')
    if (page && ['GET', 'HEAD'].includes(request.method) && !machinePaths.test(path)) return page(request, reply)
    throw new ApiError('not_found')
  }
  // A route, because only routes have their answers compressed.
  app.get('/*', { config: { shows: 'page' } }, answer)
  app.setNotFoundHandler(answer)
}
