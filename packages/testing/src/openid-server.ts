import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

interface Grant {
  nonce: string
  challenge: string
  redirectUri: string
  clientId: string
}

/**
 * An OpenID provider on loopback: discovery, keys, an authorisation endpoint where everybody agrees, and a token endpoint
 * that checks code, verifier, address and secret. Tests bend what it signs.
 */
export class OpenIdServer {
  readonly clientId = 'client-of-the-site'
  readonly clientSecret = 'secret-of-the-site'
  /** The account that agrees next. */
  subject = 'subject-1'
  /** Bends the claims of the next token. */
  bend: (claims: JWTPayload) => JWTPayload = claims => claims
  /** How often keys were fetched. */
  keyFetches = 0
  readonly #grants = new Map<string, Grant>()
  readonly #server: Server
  #key!: CryptoKey
  #publicKeys: object[] = []

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(error => response.writeHead(500).end(String(error)))
    })
  }

  static async start(): Promise<OpenIdServer> {
    const provider = new OpenIdServer()
    await provider.rotateKeys()
    await new Promise<void>(resolve => provider.#server.listen(0, '127.0.0.1', resolve))
    return provider
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A new key signs from now on; the old one is no longer published. */
  async rotateKeys(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    this.#key = privateKey
    this.#publicKeys = [{ ...(await exportJWK(publicKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }]
  }

  /** Visits the address that the site gave out, as a browser whose user agrees; answers where the browser is sent. */
  async agree(url: string): Promise<{ code: string; state: string; redirect: URL }> {
    const answer = await fetch(url, { redirect: 'manual' })
    const redirect = new URL(answer.headers.get('location')!)
    return { code: redirect.searchParams.get('code')!, state: redirect.searchParams.get('state')!, redirect }
  }

  /** A token with these claims, signed by the published key or by another. */
  async sign(claims: JWTPayload, by: 'published' | 'other' = 'published'): Promise<string> {
    const key = by === 'published' ? this.#key : (await generateKeyPair('RS256')).privateKey
    const [{ kid }] = this.#publicKeys as [{ kid: string }]
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer)
    const json = (value: object, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (url.pathname === '/.well-known/openid-configuration') return json(this.#discovery())
    if (url.pathname === '/keys') {
      this.keyFetches++
      return json({ keys: this.#publicKeys })
    }
    if (url.pathname === '/authorize') return this.#authorize(url.searchParams, response)
    const form = new URLSearchParams(await textOf(request))
    const token = await this.#exchange(form)
    return token ? json({ id_token: token, token_type: 'Bearer', access_token: 'none' }) : json({ error: 'no' }, 400)
  }

  #discovery() {
    const { issuer } = this
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const given = (name: string) => query.get(name) ?? ''
    const code = randomUUID()
    this.#grants.set(code, {
      nonce: given('nonce'),
      challenge: given('code_challenge'),
      redirectUri: given('redirect_uri'),
      clientId: given('client_id'),
    })
    const back = new URL(given('redirect_uri'))
    back.searchParams.set('code', code)
    back.searchParams.set('state', given('state'))
    response.writeHead(302, { location: back.href }).end()
  }

  async #exchange(form: URLSearchParams): Promise<string | null> {
    const code = form.get('code') ?? ''
    const grant = this.#grants.get(code)
    this.#grants.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const holds =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === this.clientId &&
      form.get('client_secret') === this.clientSecret
    if (!holds) return null
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: this.issuer,
      aud: grant.clientId,
      sub: this.subject,
      nonce: grant.nonce,
      iat: seconds,
      exp: seconds + 300,
      email: `${this.subject}@mail.example`,
      email_verified: true,
    }
    return this.sign(this.bend(claims))
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
