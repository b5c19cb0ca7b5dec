import type { Clock } from '@baize/server-kit/outside'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'

const timeoutMs = 5_000
const keptMs = 3_600_000

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Needed where the discovery document names none. */
  tokenEndpoint?: string
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url().optional(),
  jwks_uri: z.url(),
})

/** A person as a provider knows them. */
export interface SocialIdentity {
  subject: string
  /** Only when the provider has verified it. */
  email: string | null
}

interface Known {
  document: z.output<typeof discovery>
  keys: JWTVerifyGetKey
  atMs: number
}

/** The provider did not answer, which is nobody's fault here. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof errors.JWKSTimeout ||
  (error instanceof DOMException && error.name === 'TimeoutError')

/** One OpenID provider: discovery document and keys are fetched when first needed and kept; keys again when one is new. */
export function createOidcProvider(settings: ProviderSettings, clock: Clock) {
  let known: Known | null = null

  async function discover(): Promise<Known> {
    if (known && performance.now() - known.atMs < keptMs) return known
    const address = `${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const document = discovery.parse(await answer.json())
    if (document.issuer.replace(/\/$/, '') !== settings.issuer.replace(/\/$/, '')) throw new Error('another issuer')
    const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: timeoutMs })
    known = { document, keys, atMs: performance.now() }
    return known
  }

  return {
    /** Where the visitor is asked. */
    async authorizationUrl(flow: { state: string; nonce: string; codeChallenge: string; redirectUri: string }) {
      const url = new URL((await discover()).document.authorization_endpoint)
      const parameters = {
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: flow.redirectUri,
        scope: 'openid email',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: flow.codeChallenge,
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    /** Exchanges the code for an ID token. Rejects when the provider refuses. */
    async exchange(code: string, flow: { codeVerifier: string; redirectUri: string }): Promise<string> {
      const { document } = await discover()
      const endpoint = document.token_endpoint ?? settings.tokenEndpoint
      if (!endpoint) throw new Error('the provider names no token endpoint')
      const answer = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: flow.redirectUri,
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          code_verifier: flow.codeVerifier,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) throw new Error(`the token endpoint answered ${answer.status}`)
      return z.object({ id_token: z.string() }).parse(await answer.json()).id_token
    },

    /** Checks signature, issuer, audience, time and nonce of an ID token. Rejects when one does not hold. */
    async verify(idToken: string, nonce: string): Promise<SocialIdentity> {
      const { document, keys } = await discover()
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: document.issuer,
        audience: settings.clientId,
        algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        currentDate: clock.now(),
      })
      if (payload.nonce !== nonce) throw new Error('another nonce')
      if (payload.azp !== undefined && payload.azp !== settings.clientId) throw new Error('another party')
      const email = payload.email_verified === true && typeof payload.email === 'string' ? payload.email : null
      return { subject: payload.sub!, email }
    },
  }
}
export type OidcProvider = ReturnType<typeof createOidcProvider>
