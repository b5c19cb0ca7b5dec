import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EndpointName, Language, RequestOf, ResponseOf } from '@baize/api'
import { schemas } from '@baize/api/schemas/index'
import type { CountryOf } from '@baize/server-kit/http/country'
import type { Rng } from '@baize/server-kit/outside'
import { currentTraceparent } from '@baize/server-kit/tracing/tracer'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../kernel/api-error.ts'
import type { Handlers } from '../kernel/http/handlers.ts'
import { requestLanguage } from '../kernel/http/language.ts'
import { filePolicy, type PageOrigins, pagePolicy } from './content-security.ts'

/** Calls an endpoint in process, as a visitor; what the server render uses in place of the network. */
export type ServerCall = <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<ResponseOf<N>>

export interface RenderRequest {
  /** Path and query. */
  url: string
  language: Language
  /** From the readable hint cookie: someone is probably signed in, so the header reserves the member panel. */
  signedIn: boolean
  nonce: string
  /** From 0 up to 1, and never 1 itself: what the page picks at random, it picks by this. */
  draw: number
  /** Names the trace that calls of the page go on with; null without traces. */
  traceparent: string | null
}
export interface RenderResult {
  status: number
  /** A whole document, or empty with `redirect`. */
  html: string
  redirect?: string
  /** Where the page may reach besides this site. */
  origins: PageOrigins
}
/** What the web build's server entry exports. */
export interface ServerEntry {
  render(request: RenderRequest, context: { call: ServerCall }): Promise<RenderResult>
}

interface PageDependencies {
  handlers: Handlers
  countryOf: CountryOf
  rng: Rng
  /** Origins that games of strangers are served from. */
  gameOrigins: () => readonly string[]
}

const year = 31_536_000
const draws = 2 ** 32

/** Serves the built site: hashed assets for ever, pages rendered on the server with their data inlined. */
export async function installSitePages(
  app: FastifyInstance,
  deps: PageDependencies & { webDist: string },
): Promise<PageRenderer> {
  const entry = (await import(pathToFileURL(join(deps.webDist, 'server/entry.js')).href)) as ServerEntry
  await app.register(fastifyStatic, {
    root: join(deps.webDist, 'client'),
    prefix: '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=300')
      if (!hashed) reply.header('content-security-policy', filePolicy)
    },
  })
  return (request, reply) => renderPage(entry, deps, request, reply)
}
export type PageRenderer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

async function renderPage(entry: ServerEntry, deps: PageDependencies, request: FastifyRequest, reply: FastifyReply) {
  const nonce = randomBytes(16).toString('base64')
  const language = requestLanguage(request)
  const signedIn = request.cookies['signed-in'] === '1'
  const { status, html, redirect, origins } = await entry.render(
    {
      url: request.url,
      language,
      signedIn,
      nonce,
      draw: deps.rng.below(draws) / draws,
      traceparent: currentTraceparent(),
    },
    { call: serverCall(deps, request, language) },
  )
  if (redirect) return reply.redirect(redirect, 302)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': pagePolicy(nonce, { ...origins, frames: [...origins.frames, ...deps.gameOrigins()] }),
      'cache-control': 'private, no-store',
      vary: 'cookie',
    })
    .compress(html)
}

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>

function serverCall(
  { handlers, countryOf }: PageDependencies,
  request: FastifyRequest,
  language: Language,
): ServerCall {
  const context = {
    caller: { kind: 'visitor' },
    language,
    address: request.network,
    country: countryOf(request),
    host: request.host,
    requestId: request.id,
    lastEventId: null,
    cookies: { read: () => null, write() {}, writeReadable() {} },
    signal: new AbortController().signal,
  }
  return (async (name: EndpointName, payload: unknown) => {
    const input = schemas[name].request.safeParse(payload)
    if (!input.success) throw new ApiError('invalid_input')
    return (handlers[name] as AnyHandler)(input.data, context)
  }) as ServerCall
}
