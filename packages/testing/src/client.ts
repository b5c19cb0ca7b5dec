import { randomUUID } from 'node:crypto'
import type {
  Endpoint,
  EndpointName,
  Envelope,
  ErrorDetail,
  Language,
  RequestOf,
  ResponseOf,
  Waiting,
} from '@baize/api'
import { isWaiting, plainBody, wireOf } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import { workbookType } from '@baize/platform/kernel/sheets/sheet'
import { CompactEncrypt, importJWK } from 'jose'

/** A raw answer: what a browser would see. */
export interface Answer<T> {
  status: number
  headers: Headers
  body: Envelope<T>
}

/** What the envelope may hold: the answer, or what an error tells. */
export type ValueOf<N extends EndpointName> = null extends ResponseOf<N> ? ErrorDetail : ResponseOf<N> & ErrorDetail

/** A text with a hole that nobody filled is a fault wherever a test meets it. */
function refuseHoles({ success, message, value }: Envelope<unknown>): void {
  if (success) return
  const fields = (value as ErrorDetail | null)?.fields ?? []
  for (const text of [message, ...fields.map(field => field.message)])
    if (text && /[{}]/.test(text)) throw new Error(`an answer has a hole: ${text}`)
}

/**
 * A browser without a screen: keeps cookies and the session token, seals bodies as rows ask for it.
 * `send` answers whatever came; `call` insists on success.
 */
export class TestClient {
  readonly #cookies = new Map<string, string>()
  readonly #url: string
  token: string | null = null
  visitorToken: string | null = null
  language: Language | null = null
  /** Where its calls come from, at a server behind a proxy. */
  address: string | null = null
  /** The trace that its page came with. */
  traceparent: string | null = null
  #key: { kid: string; jwk: object } | null = null

  readonly #clock: { now(): Date }

  constructor(url: string, clock: { now(): Date } = { now: () => new Date() }) {
    this.#url = url
    this.#clock = clock
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  /** Loads what a page load would: visitor token and keys. */
  async open(): Promise<this> {
    const permission = await this.call('site.permission', {})
    this.visitorToken = permission.visitorToken
    const [key] = permission.encryptionKeys
    this.#key = { kid: key!.kid, jwk: key! }
    return this
  }

  async call<N extends EndpointName>(name: N, payload: RequestOf<N>): Promise<ResponseOf<N>> {
    const { status, body } = await this.send(name, payload)
    if (!body.success) throw new Error(`${name} answered ${status} ${body.errorCode}: ${JSON.stringify(body.value)}`)
    if (isWaiting(body.value)) throw new Error(`${name} waits for somebody else`)
    return body.value as ResponseOf<N>
  }

  /** Makes a call that waits for somebody else. */
  async ask<N extends EndpointName>(name: N, payload: RequestOf<N>): Promise<Waiting> {
    const { status, body } = await this.send(name, payload)
    if (status === 202 && isWaiting(body.value)) return body.value
    throw new Error(`${name} answered ${status} ${body.errorCode} instead of waiting: ${JSON.stringify(body.value)}`)
  }

  async send<N extends EndpointName>(name: N, payload: RequestOf<N>): Promise<Answer<ValueOf<N>>> {
    const row: Endpoint = endpoints[name]
    const { address, body } = wireOf(row, payload as object)
    if (body === null) return this.raw(row.method, address)
    if (row.encrypt)
      return this.raw(row.method, address, await this.seal(row.method, row.path, body), 'application/jose')
    const { text, type } = plainBody(row, body)
    return this.raw(row.method, address, text, type)
  }

  /** Any request with this browser's cookies and token. */
  async raw<T>(method: string, path: string, body?: string | Blob, contentType?: string): Promise<Answer<T>> {
    const response = await this.fetch(method, path, body, contentType)
    const type = response.headers.get('content-type') ?? ''
    // A workbook comes as base64, for `readSheet`.
    const isBook = type.startsWith(workbookType)
    const isFile = isBook || type.startsWith('text/csv')
    const text = async () => Buffer.from(await response.arrayBuffer()).toString(isBook ? 'base64' : 'utf8')
    const answer = isFile ? { success: true, value: await text() } : await response.json()
    refuseHoles(answer)
    return { status: response.status, headers: response.headers, body: answer as Envelope<T> }
  }

  async fetch(
    method: string,
    path: string,
    body?: string | Blob,
    contentType?: string,
    signal?: AbortSignal,
    lastEventId?: string,
  ): Promise<Response> {
    const bearer = this.token ?? this.visitorToken
    const response = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
        ...(this.address ? { 'x-forwarded-for': this.address } : {}),
        ...(this.traceparent ? { traceparent: this.traceparent } : {}),
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
        ...(this.language ? { 'x-language': this.language } : {}),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!
      if (/max-age=0/i.test(line)) this.#cookies.delete(name!)
      else this.#cookies.set(name!, value!)
    }
    return response
  }

  /** Writes a cookie as a browser that was tampered with. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  /** Loses a cookie, as a browser does once it is over. */
  forget(name: string): void {
    this.#cookies.delete(name)
  }

  /** A sealed body as the browser makes it; tests bend `header` to make bad ones. */
  async seal(method: string, path: string, payload: unknown, header: Record<string, unknown> = {}): Promise<string> {
    if (!this.#key) await this.open()
    const { kid, jwk } = this.#key!
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid,
        mth: method,
        pth: path,
        iat: Math.floor(this.#clock.now().getTime() / 1000),
        jti: randomUUID(),
        ...header,
      } as never)
      .encrypt(await importJWK(jwk, 'ECDH-ES'))
  }

  /** Registers a member and keeps the session. */
  async register(username: string, password = 'Tables#2026'): Promise<this> {
    const { token } = await this.call('members.register', { username, password, confirmPassword: password })
    this.token = token
    return this
  }

  async signIn(username: string, password: string): Promise<this> {
    const { token } = await this.call('session.login', { username, password, type: 'username' })
    this.token = token
    return this
  }
}
