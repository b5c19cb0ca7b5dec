import { type PaymentNotice, paymentNotice, paymentNoticePath } from '@baize/api/payment-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { FailedCalls } from '@baize/server-kit/http/failed-calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Parts } from '../parts.ts'
import { channelsThatSigned, type Signer, signersWith } from './signers.ts'
import { takeNotice } from './take-notice.ts'

const bodyLimitBytes = 16 * 1024
const refused = { status: 'REFUSED' } as const

/**
 * POST /pay/v1/notice. HTTP 200 is the end of it; 400 is no notice, 401 a signature that does not hold, 404 an order that
 * the channel does not have, 429 an address that sends too much that nobody signed. A body is read once a known key is
 * named, and parsed once its signature holds, which is over the raw body, so it must arrive as it was sent.
 */
export function installPaymentRoutes(app: FastifyInstance, parts: Parts): void {
  const failed = new FailedCalls()
  const signersOf = new WeakMap<FastifyRequest, Signer[]>()
  const nowMs = () => parts.clock.now().getTime()
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    failed.count(request.ip, nowMs())
    return reply.code(401).send(refused)
  }
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.addHook('onRequest', async (request, reply) => {
      if (failed.isSpent(request.ip, nowMs())) throw new ApiError('too_many_requests', { retryAfterSeconds: 60 })
      const signers = await signersWith(parts, header(request, signingKeyHeader))
      if (signers.length === 0) return refuse(request, reply)
      signersOf.set(request, signers)
    })
    const config = { operation: 'payments.notice' }
    scope.post(paymentNoticePath, { bodyLimit: bodyLimitBytes, config }, async (request, reply) => {
      const rawBody = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
      const channels = channelsThatSigned(signersOf.get(request)!, rawBody, header(request, signatureHeader))
      if (channels.length === 0) return refuse(request, reply)
      const notice = readNotice(rawBody)
      if (!notice) return reply.code(400).send(refused)
      if (!channels.includes(notice.channel)) return reply.code(401).send(refused)
      return takeNotice(parts, notice).catch(error => {
        if (error instanceof ApiError && error.code === 'not_found') return reply.code(404).send(refused)
        throw error
      })
    })
  })
}

const header = (request: FastifyRequest, name: string) => request.headers[name] as string | undefined

function readNotice(rawBody: Buffer): PaymentNotice | undefined {
  try {
    return paymentNotice.safeParse(JSON.parse(String(rawBody))).data
  } catch {
    return undefined
  }
}
