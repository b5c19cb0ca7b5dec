import { type PaymentNotice, paymentNotice, paymentNoticePath } from '@baize/api/payment-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Parts } from '../parts.ts'
import { isSigned, takeNotice } from './take-notice.ts'

/**
 * POST /pay/v1/notice. HTTP 200 is the end of it; 400 is no notice, 401 a signature that does not hold, 404 an order that
 * the channel does not have. The signature is over the raw body, so it must arrive as it was sent.
 */
export function installPaymentRoutes(app: FastifyInstance, parts: Parts): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(paymentNoticePath, { config: { operation: 'payments.notice' } }, async (request, reply) => {
      const notice = readNotice(request.body)
      if (!notice) return reply.code(400).send({ status: 'REFUSED' })
      const signed = { rawBody: request.body as Buffer, ...signatureOf(request) }
      if (!(await isSigned(parts, notice, signed))) return reply.code(401).send({ status: 'REFUSED' })
      return takeNotice(parts, notice).catch(error => {
        if (error instanceof ApiError && error.code === 'not_found') return reply.code(404).send({ status: 'REFUSED' })
        throw error
      })
    })
  })
}

const header = (request: FastifyRequest, name: string) => request.headers[name] as string | undefined

const signatureOf = (request: FastifyRequest) => ({
  keyId: header(request, signingKeyHeader),
  signature: header(request, signatureHeader),
})

function readNotice(body: unknown): PaymentNotice | undefined {
  try {
    return paymentNotice.safeParse(JSON.parse(String(body))).data
  } catch {
    return undefined
  }
}
