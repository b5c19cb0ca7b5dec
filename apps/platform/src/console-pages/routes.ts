import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '@baize/server-kit/outside'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from '../kernel/http/language.ts'
import type { SealedBodies } from '../kernel/http/sealed-body.ts'
import type { Settings } from '../kernel/settings/settings.ts'
import { consoleFiles } from './console-files.ts'
import { consoleHeaders, consolePolicy } from './content-security.ts'
import { type ConsoleState, consoleDocument, waitingDocument } from './document.ts'
import { firstCalls } from './first-calls.ts'

interface ConsoleDependencies {
  /** Where the build of the console lies, or will lie. */
  consoleDist: string
  settings: Pick<Settings, 'brand'>
  sealed: Pick<SealedBodies, 'publicKeys'>
  clock: Clock
  demo: DemoDesk | null
}

/** What the sign-in page of a demo shows: accounts of each role, and the present code of the authenticator that they share. */
export interface DemoDesk {
  accounts: readonly string[]
  password: string
  /** The code of now, and when the next one comes. */
  code(now: Date): { code: string; until: Date }
}

const year = 31_536_000

/** The operator console: one document under all of its addresses, and its files for ever by their digests. */
export async function installConsole(app: FastifyInstance, deps: ConsoleDependencies): Promise<void> {
  const files = consoleFiles(deps.consoleDist)
  await app.register(fastifyStatic, {
    root: join(deps.consoleDist, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    // The folder comes with the build, after the first page of a first start.
    suppressWarning: true,
    setHeaders(reply) {
      reply.header('cache-control', `public, max-age=${year}, immutable`)
      reply.header('cross-origin-resource-policy', 'same-origin')
    },
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { demo, clock } = deps
    const { brandName, currency, currencySymbol, timeZone } = await deps.settings.brand()
    const state: ConsoleState = {
      ...{ brandName, currency, currencySymbol, timeZone },
      encryptionKeys: deps.sealed.publicKeys as ConsoleState['encryptionKeys'],
      language: requestLanguage(request),
      serverTime: clock.now().toISOString(),
      demo: demo && { accounts: demo.accounts, password: demo.password },
    }
    const nonce = randomBytes(16).toString('base64')
    const filesOf = files()
    const [screen, asked] = placeOf(request)
    const shown = filesOf
      ? consoleDocument(state, filesOf(screen, state.language), {
          nonce,
          calls: firstCalls(screen, asked, state.language),
        })
      : waitingDocument(state)
    return reply
      .code(filesOf ? 200 : 503)
      .type('text/html; charset=utf-8')
      .headers({ ...consoleHeaders, 'content-security-policy': consolePolicy(nonce) })
      .compress(shown)
  }
  app.get('/console', answer)
  app.get('/console/*', answer)
  const { demo } = deps
  if (demo)
    app.get('/console/demo-code', async (_request, reply) => {
      const { code, until } = demo.code(deps.clock.now())
      return reply.headers(consoleHeaders).send({ code, until: until.toISOString() })
    })
}

/** The screen's path below `/console`, and the days that its address names. */
function placeOf({ url }: FastifyRequest): [screen: string, asked: { range?: string }] {
  const { pathname, searchParams } = new URL(url, 'http://console')
  const range = searchParams.get('range')
  return [pathname.slice('/console'.length) || '/', range === null ? {} : { range }]
}
