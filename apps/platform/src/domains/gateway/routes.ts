import type { LotteryDraws } from '@baize/api/wallet/draws'
import type { BatchReply, DrawnReply, WalletCall, WalletCallName, WalletStatus } from '@baize/api/wallet-protocol'
import { audienceHeader, signatureHeader, signingKeyHeader, walletCalls } from '@baize/api/wallet-protocol'
import { FailedCalls } from '@baize/server-kit/http/failed-calls'
import { counter } from '@baize/server-kit/metrics/instruments'
import type { Clock } from '@baize/server-kit/outside'
import { tellTrace } from '@baize/server-kit/tracing/tracer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { PlatformKeySet } from './calls/key-set.ts'
import { type CallBody, readCall } from './calls/read-call.ts'
import { refusal } from './calls/replies.ts'
import type { CallVerifier } from './calls/verify-call.ts'
import type { WalletCalls } from './gateway.ts'
import { readRounds } from './rounds/read-rounds.ts'

const bodyLimitBytes = 1024 * 1024
const answerNames = Object.keys(walletCalls) as WalletCallName[]

export interface WalletRouteDependencies {
  database: Database
  clock: Clock
  calls: WalletCalls
  verifier: CallVerifier
  /** The answer of `GET /wallet/v1/keys`. */
  keySet: PlatformKeySet
  /** Told what a provider has just drawn. */
  onDrawn: (provider: string, lotteries: readonly LotteryDraws[]) => Promise<void>
}

/**
 * POST /wallet/v1/{call}. The answer is HTTP 200 with a status of the protocol; only a body that is not the call's shape
 * is HTTP 400, with the first field that does not hold. Whatever else goes wrong is UNKNOWN, so that the same call comes again. A body is
 * read once a known key is named, and parsed once its signature holds; an address that sends too much that nobody signed gets HTTP 429.
 */
export function installWalletRoutes(app: FastifyInstance, deps: WalletRouteDependencies): void {
  const { verifier, clock, keySet } = deps
  const failed = new FailedCalls()
  const nowMs = () => clock.now().getTime()
  app.get('/wallet/v1/keys', { config: { operation: 'wallet.keys' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(keySet),
  )
  app.register(async scope => {
    // The signature is over the raw body, so it must arrive as it was sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.addHook('onRequest', async (request, reply) => {
      if (failed.isSpent(request.ip, nowMs())) throw new ApiError('too_many_requests', { retryAfterSeconds: 60 })
      if (verifier.expects(header(request, signingKeyHeader), request.ip)) return
      failed.count(request.ip, nowMs())
      return reply.send(refusal('', 'INVALID_PARTNER'))
    })
    for (const name of answerNames) {
      const path = `/wallet/v1/${name}`
      const config = { operation: `wallet.${name}` }
      scope.post(path, { bodyLimit: bodyLimitBytes, config }, async (request, reply) => {
        const rawBody = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
        const call = { path, rawBody, ...signatureOf(request) }
        const signers = verifier.signersOf(call, request.ip)
        if (signers.length === 0) {
          failed.count(request.ip, nowMs())
          return { ...refusal('', 'INVALID_SIGNATURE'), field: verifier.faultOf(call, request.ip) }
        }
        const read = readCall(name, rawBody)
        if ('field' in read) return reply.code(400).send({ ...refusal('', 'UNKNOWN'), field: read.field })
        const { request_uuid, provider } = read.body
        if (!signers.includes(provider)) return refusal(request_uuid, 'INVALID_PARTNER')
        if (!verifier.isFresh(read.body)) return { ...refusal(request_uuid, 'INVALID_SIGNATURE'), field: 'sent_at' }
        tellTrace(() => ({ 'baize.provider': provider }))
        const said = await answer(deps, name, read.body).catch((error): Answer => {
          request.log.error({ err: error, call: name }, 'wallet call without an answer')
          return refusal(request_uuid, 'UNKNOWN')
        })
        return counted(name, said)
      })
    }
  })
}

const header = (request: FastifyRequest, name: string) => request.headers[name] as string | undefined

const signatureOf = (request: FastifyRequest) => ({
  keyId: header(request, signingKeyHeader),
  signature: header(request, signatureHeader),
  audience: header(request, audienceHeader),
})

/** Counts an answer by its status, and each of a batch. */
function counted(name: WalletCallName, reply: Answer): Answer {
  const note = (call: string, status: WalletStatus) => counter('baize_wallet_answers_total').inc({ call, status })
  if ('replies' in reply) for (const { status } of reply.replies) note('in a batch', status)
  else note(name, reply.status)
  return reply
}

type Answer = { status: WalletStatus } | BatchReply

function answer(deps: WalletRouteDependencies, name: WalletCallName, body: CallBody): Promise<Answer> {
  const { calls, database } = deps
  switch (name) {
    case 'session':
    case 'balance':
    case 'batch':
    case 'conclude':
    case 'pool':
      return calls[name](body as never)
    case 'rounds':
      return readRounds(database, body as never)
    case 'drawn':
      return announce(deps, body as never)
    default:
      return calls.move(name, body as never)
  }
}

async function announce(
  { onDrawn }: WalletRouteDependencies,
  { provider, request_uuid, lotteries }: WalletCall<'drawn'>,
): Promise<DrawnReply> {
  await onDrawn(provider, lotteries)
  return { status: 'OK', request_uuid }
}
