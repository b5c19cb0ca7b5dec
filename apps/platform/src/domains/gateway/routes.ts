import type { DrawnReply, LotteryDraws, WalletCall, WalletCallName } from '@baize/api/wallet-protocol'
import { signatureHeader, signingKeyHeader, walletCalls } from '@baize/api/wallet-protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../kernel/database/open-database.ts'
import { refusal, type WalletCalls } from './gateway.ts'
import { readRounds } from './read-rounds.ts'
import type { CallVerifier } from './verify-call.ts'

const bodyLimitBytes = 1024 * 1024
const answerNames = Object.keys(walletCalls) as WalletCallName[]

export interface WalletRouteDependencies {
  database: Database
  calls: WalletCalls
  verifier: CallVerifier
  /** Told what a provider has just drawn. */
  onDrawn: (provider: string, lotteries: readonly LotteryDraws[]) => Promise<void>
}

/**
 * POST /wallet/v1/{call}. The answer is HTTP 200 with a status of the protocol; only a body that is not the call's shape
 * is HTTP 400, with the first field that does not hold.
 */
export function installWalletRoutes(app: FastifyInstance, deps: WalletRouteDependencies): void {
  app.register(async scope => {
    // The signature is over the raw body, so it must arrive as it was sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const name of answerNames) {
      scope.post(
        `/wallet/v1/${name}`,
        {
          bodyLimit: bodyLimitBytes,
          config: { operation: `wallet.${name}` },
        },
        async (request, reply) => {
          const read = readCall(name, request)
          if ('field' in read) return reply.code(400).send({ ...refusal(read.requestId, 'UNKNOWN'), field: read.field })
          const status = deps.verifier.check(signedCall(request), read.body)
          return status === 'OK' ? answer(deps, name, read.body) : refusal(read.body.request_uuid, status)
        },
      )
    }
  })
}

const header = (request: FastifyRequest, name: string) => request.headers[name] as string | undefined

const signedCall = (request: FastifyRequest) => ({
  rawBody: request.body as Buffer,
  keyId: header(request, signingKeyHeader),
  signature: header(request, signatureHeader),
  address: request.ip,
})

interface CallBody {
  request_uuid: string
  provider: string
  sent_at: number
}

function readCall(
  name: WalletCallName,
  request: FastifyRequest,
): { body: CallBody } | { requestId: string; field: string } {
  const parsed = walletCalls[name].safeParse(parseJson(request.body))
  if (parsed.success) return { body: parsed.data }
  return { requestId: '', field: parsed.error.issues[0]?.path.map(String).join('.') || 'body' }
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

function answer(deps: WalletRouteDependencies, name: WalletCallName, body: CallBody): Promise<unknown> {
  const { calls, database } = deps
  switch (name) {
    case 'session':
    case 'balance':
    case 'batch':
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
