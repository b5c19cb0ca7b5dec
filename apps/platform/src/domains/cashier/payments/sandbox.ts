import type { JsonWebKey as NodeJsonWebKey } from 'node:crypto'
import { createPrivateKey, randomBytes, randomUUID, sign } from 'node:crypto'
import { type PaymentNotice, paymentNoticePath } from '@baize/api/payment-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import type { FastifyInstance } from 'fastify'
import { importJWK, type JWK, jwtVerify } from 'jose'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Parts } from '../parts.ts'
import { type Payment, sandboxPage } from './sandbox-page.ts'

const sandboxPath = '/dev/pay'
const isReference = /^[0-9a-f-]{36}$/

/**
 * The demo's payment provider, in the same house but speaking the protocol of any other: a page that shows what an order
 * says, and a notice that it signs with a key of its own. No money is behind it.
 */
export function installSandbox(app: FastifyInstance, { signingKey, clock }: Parts, key: JWK): void {
  const { d: _private, ...publicJwk } = signingKey as JWK
  async function read(token: unknown): Promise<Payment> {
    try {
      const { payload } = await jwtVerify<Payment>(String(token), await importJWK(publicJwk, 'Ed25519'), {
        currentDate: clock.now(),
      })
      return payload
    } catch {
      throw new ApiError('not_found')
    }
  }

  app.get<{ Querystring: { order?: string } }>(sandboxPath, async ({ query }, reply) => {
    const payment = await read(query.order)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(sandboxPage(nonce, payment, { token: query.order ?? '', reference: randomUUID() }))
  })

  app.post(sandboxPath, async ({ body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const payment = await read(form.get('order'))
    const { channel, order, amount, back } = payment
    // The same page sent twice is one payment; the page opened again is another.
    const reference = form.get('reference') ?? ''
    if (!isReference.test(reference)) throw new ApiError('not_found')
    const answer = await app.inject(
      signedNotice(key, { kind: 'deposit_paid', notice_id: reference, channel, order, amount, reference }),
    )
    if (answer.statusCode !== 200) throw new ApiError('unavailable', { retryAfterSeconds: 2 })
    return reply.redirect(back, 303)
  })
}

/** A notice as a provider posts it. */
function signedNotice(key: JWK, notice: PaymentNotice) {
  const payload = JSON.stringify(notice)
  const privateKey = createPrivateKey({ key: key as NodeJsonWebKey, format: 'jwk' })
  return {
    method: 'POST' as const,
    url: paymentNoticePath,
    payload,
    headers: {
      'content-type': 'application/json',
      [signingKeyHeader]: key.kid ?? '',
      [signatureHeader]: sign(null, Buffer.from(payload), privateKey).toString('base64'),
    },
  }
}
