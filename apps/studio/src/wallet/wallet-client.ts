import type { JsonWebKey } from 'node:crypto'
import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import type {
  BatchReply,
  ConcludeReply,
  DrawnReply,
  PoolReply,
  RoundsReply,
  WalletCall,
  WalletCallName,
  WalletReply,
  WalletStatus,
} from '@baize/api/wallet-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { histogram } from '@baize/server-kit/metrics/instruments'
import { inSpan, traceHeaders } from '@baize/server-kit/tracing/tracer'
import { Agent, request } from 'undici'

const timeoutMs = 5_000

/** The wallet gave no certain answer: a bet must be rolled back, a settle tried again. */
export class WalletUncertain extends Error {
  override name = 'WalletUncertain'
}

/** True for a status that is no answer yet: the same call comes again, with the same ids. */
export const comesAgain = (status: WalletStatus): boolean => status === 'UNKNOWN' || status === 'OVERLOADED'

/** Fields that the client fills in itself. */
type Envelope = 'request_uuid' | 'sent_at' | 'provider'
type Without<T> = T extends unknown ? Omit<T, Envelope> : never
type Fields<N extends WalletCallName> = Without<WalletCall<N>>
type ReplyTo<N extends WalletCallName> = N extends 'conclude' ? ConcludeReply : WalletReply

export interface WalletClientOptions {
  /** Base address, ending in /wallet/v1/. */
  url: string
  provider: string
  /** What a call to the platform names as its recipient: the thumbprint of its key. */
  audience: string
  signingKey: JsonWebKey & { kid?: string }
  now: () => Date
  /** Opens a token as the studio keeps it; it lies sealed in the database. */
  openToken: (sealed: string) => string
}

/** Speaks the seamless wallet protocol: signs every body, and tells a refusal from an uncertain answer. */
export class WalletClient {
  readonly #options: WalletClientOptions
  readonly #key
  readonly #agent = new Agent({ connections: 32, pipelining: 1 })

  constructor(options: WalletClientOptions) {
    this.#options = options
    this.#key = createPrivateKey({ key: options.signingKey, format: 'jwk' })
  }

  /** @throws WalletUncertain when there was no answer, or none that holds */
  session(fields: Fields<'session'>): Promise<WalletReply> {
    return this.#call('session', fields)
  }
  balance(fields: Fields<'balance'>): Promise<WalletReply> {
    return this.#call('balance', fields)
  }
  bet(fields: Fields<'bet'>): Promise<WalletReply> {
    return this.#call('bet', fields)
  }
  settle(fields: Fields<'settle'>): Promise<WalletReply> {
    return this.#call('settle', fields)
  }
  rollback(fields: Fields<'rollback'>): Promise<WalletReply> {
    return this.#call('rollback', fields)
  }

  split(fields: Fields<'split'>): Promise<WalletReply> {
    return this.#call('split', fields)
  }
  credit(fields: Fields<'credit'>): Promise<WalletReply> {
    return this.#call('credit', fields)
  }
  hold(fields: Fields<'hold'>): Promise<WalletReply> {
    return this.#call('hold', fields)
  }

  /** Tells of results that were just published. What does not arrive is not told again: it is read by whoever asks. */
  async drawn(fields: Fields<'drawn'>): Promise<void> {
    const { status } = await this.#post<DrawnReply>('drawn', { ...this.#envelope(), ...fields })
    if (status !== 'OK') throw new WalletUncertain(`drawn answered ${status}`)
  }

  /** @throws WalletUncertain when there was no answer, or none that holds */
  async pool(fields: Fields<'pool'>): Promise<PoolReply> {
    const reply = await this.#post<PoolReply>('pool', { ...this.#envelope(), ...this.#opened(fields) })
    if (reply.status === 'UNKNOWN') throw new WalletUncertain('pool answered UNKNOWN')
    return reply
  }

  /**
   * Rounds by the time of their last change, for reconciliation (rule R9).
   * @throws WalletUncertain when there was no answer, or none that holds
   */
  async rounds(fields: Fields<'rounds'>): Promise<RoundsReply['rounds']> {
    const reply = await this.#post<RoundsReply>('rounds', { ...this.#envelope(), ...fields })
    if (reply.status !== 'OK') throw new WalletUncertain(`rounds answered ${reply.status}`)
    return reply.rounds
  }

  /**
   * Many calls of one kind at once; answers in their order. A status of UNKNOWN is no certain answer. A `conclude` ends a round for all
   * who sat in it (rule R13); what {@link comesAgain} of it is sent again, with the same ids, until it does not.
   */
  batch<N extends 'bet' | 'settle' | 'hold' | 'release' | 'conclude'>(
    call: N,
    all: readonly Fields<N>[],
  ): Promise<ReplyTo<N>[]> {
    return this.#batch(call, all)
  }

  close(): Promise<void> {
    return this.#agent.close()
  }

  async #batch<N extends WalletCallName>(call: N, all: readonly Fields<N>[]): Promise<ReplyTo<N>[]> {
    const envelope = this.#envelope()
    const calls = all.map(fields => ({ call, ...envelope, request_uuid: randomUUID(), ...this.#opened(fields) }))
    const reply = await this.#post<BatchReply>('batch', { ...envelope, calls })
    if (!Array.isArray(reply.replies) || reply.replies.length !== calls.length)
      throw new WalletUncertain(`batch answered ${reply.status}`)
    return reply.replies as ReplyTo<N>[]
  }

  async #call<N extends WalletCallName>(name: N, fields: Fields<N>): Promise<ReplyTo<N>> {
    const reply = await this.#post<ReplyTo<N>>(name, { ...this.#envelope(), ...this.#opened(fields) })
    if (reply.status === 'UNKNOWN') throw new WalletUncertain(`${name} answered UNKNOWN`)
    return reply
  }

  /** Tokens of a call, and of the seats that it names, as the platform knows them. */
  #opened<F extends object>(fields: F): F {
    const { token, seats } = fields as { token?: string; seats?: { token: string }[] }
    const open = (sealed: string) => this.#options.openToken(sealed)
    return {
      ...fields,
      ...(token !== undefined && { token: open(token) }),
      ...(seats && { seats: seats.map(seat => ({ ...seat, token: open(seat.token) })) }),
    }
  }

  #envelope() {
    const { now, provider } = this.#options
    return { request_uuid: randomUUID(), sent_at: now().getTime(), provider }
  }

  /** Posts a call, measured by whether its answer is certain. */
  async #post<T extends { status: string }>(name: WalletCallName, payload: object): Promise<T> {
    const begunAt = performance.now()
    const note = (outcome: 'certain' | 'uncertain') =>
      histogram('baize_wallet_call_seconds').observe({ call: name, outcome }, (performance.now() - begunAt) / 1000)
    try {
      const reply = await inSpan(
        `wallet.${name}`,
        'client',
        () => idsOf(payload),
        () => this.#send<T>(name, payload),
      )
      note(reply.status === 'UNKNOWN' ? 'uncertain' : 'certain')
      return reply
    } catch (error) {
      note('uncertain')
      throw error
    }
  }

  async #send<T extends { status: string }>(name: WalletCallName, payload: object): Promise<T> {
    const body = JSON.stringify(payload)
    const signed = signedPrefix(`/wallet/v1/${name}`, this.#options.audience) + body
    try {
      const answer = await request(new URL(name, this.#options.url), {
        method: 'POST',
        dispatcher: this.#agent,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        headers: {
          'content-type': 'application/json',
          [signingKeyHeader]: this.#options.signingKey.kid ?? '',
          [signatureHeader]: sign(null, Buffer.from(signed), this.#key).toString('base64'),
          // Beside what is signed, so that it changes nothing for whoever verifies.
          ...traceHeaders(),
        },
        body,
      })
      if (answer.statusCode !== 200) {
        await answer.body.dump()
        throw new WalletUncertain(`${name} answered HTTP ${answer.statusCode}`)
      }
      const reply = (await answer.body.json()) as T
      if (typeof reply?.status !== 'string') throw new WalletUncertain(`${name} answered no status`)
      return reply
    } catch (error) {
      if (error instanceof WalletUncertain) throw error
      throw new WalletUncertain(`${name} got no answer`, { cause: error })
    }
  }
}

/** Ids of a call by which the platform's records of it are found. */
function idsOf(payload: object): Record<string, string> {
  const { transaction_uuid, round } = payload as { transaction_uuid?: string; round?: string }
  return {
    ...(transaction_uuid ? { 'baize.transaction': transaction_uuid } : {}),
    ...(round ? { 'baize.round': round } : {}),
  }
}
