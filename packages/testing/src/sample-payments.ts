import type { KeyObject } from 'node:crypto'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { type PaymentAnswer, type PaymentNotice, paymentNoticePath } from '@baize/api/payment-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import type { TestPlatform } from './platform.ts'

const keyId = 'sample-1'

/**
 * A third party that takes payments and sends payouts: it has a channel of each kind and tells the platform what it likes,
 * well or badly, once or often. It stands in for what is outside.
 */
export class SamplePayments {
  readonly depositChannel = 'sample-in'
  readonly payoutChannel = 'sample-out'
  readonly #site: TestPlatform
  readonly #key: KeyObject

  private constructor(site: TestPlatform, key: KeyObject) {
    this.#site = site
    this.#key = key
  }

  /** Registers both channels with the platform: deposits of 1 to 100 000, payouts with 1 % fee, at least 2, at most 20. */
  static async start(site: TestPlatform): Promise<SamplePayments> {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const payments = new SamplePayments(site, privateKey)
    const common = {
      kind: 'hosted' as const,
      currency: 'DEMO',
      position: 9,
      max_units: 1_000_000_000n,
      texts: JSON.stringify({ EN: { name: 'Sample payments', steps: ['Pay.'] } }),
      page_url: 'https://payments.example/page',
      public_keys: JSON.stringify({ [keyId]: publicKey.export({ format: 'jwk' }) }),
    }
    const fee = { fee_rate_ppm: 10_000n, fee_min_units: 20_000n, fee_max_units: 200_000n }
    await site.database.kysely
      .insertInto('cashier.channel')
      .values([
        { ...common, code: payments.depositChannel, direction: 'deposit', min_units: 10_000n },
        { ...common, code: payments.payoutChannel, direction: 'payout', min_units: 100_000n, ...fee },
      ])
      .execute()
    return payments
  }

  /** A notice as it goes over the wire, so that the same bytes can be sent again. */
  notice(notice: Partial<PaymentNotice> & Pick<PaymentNotice, 'kind' | 'order'>, key = this.#key) {
    const channel = notice.kind === 'deposit_paid' ? this.depositChannel : this.payoutChannel
    const body = JSON.stringify({ notice_id: randomUUID(), channel, reference: randomUUID(), ...notice })
    return { body, signature: sign(null, Buffer.from(body), key).toString('base64') }
  }

  async send(notice: { body: string; signature: string }): Promise<[number, PaymentAnswer['status']]> {
    const response = await this.#post(notice)
    const { status } = (await response.json()) as PaymentAnswer
    return [response.status, status]
  }

  /** Sends a notice and answers all that the platform says to it. */
  async answer(notice: { body: string; signature: string }): Promise<PaymentAnswer> {
    return (await (await this.#post(notice)).json()) as PaymentAnswer
  }

  #post({ body, signature }: { body: string; signature: string }): Promise<Response> {
    return fetch(`${this.#site.url}${paymentNoticePath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signingKeyHeader]: keyId, [signatureHeader]: signature },
      body,
    })
  }
}
