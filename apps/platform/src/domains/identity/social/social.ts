import { createHash } from 'node:crypto'
import type { Log } from '@baize/server-kit/log'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Config } from '../../../kernel/config.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { tables } from '../tables.ts'
import { createOidcProvider, isUnreachable, type OidcProvider, type SocialIdentity } from './oidc-provider.ts'

export type ProviderName = 'google' | 'facebook'

const cookieName = 'social'
const validSeconds = 600
const switches = { google: 'LOGIN_GOOGLE', facebook: 'LOGIN_FACEBOOK' } as const

export interface SocialDependencies {
  database: Database
  clock: Clock
  rng: Rng
  log: Log
  settings: Settings
  config: Config
  /** Providers for what the deployment has not set up. */
  samples: Record<ProviderName, OidcProvider> | null
}

/**
 * Sign-in with Google and Facebook: authorisation code with PKCE. State, nonce and verifier stay here; the browser holds a
 * cookie that binds them to it, and comes back to one fixed address.
 */
export function createSocial({ database, clock, rng, log, settings, config, samples }: SocialDependencies) {
  const providers = openProviders(config, clock)

  async function providerOf(name: ProviderName): Promise<OidcProvider> {
    await settings.requireOn(switches[name])
    const provider = providers[name] ?? samples?.[name]
    if (!provider) throw new ApiError('not_allowed')
    return provider
  }

  /** Takes the flow that this browser began. */
  async function takeFlow(cookies: CookieJar) {
    const id = cookies.read(cookieName)
    if (!id) throw new ApiError('social_refused')
    cookies.write(cookieName, '', 0)
    const flow = await tables(database.kysely)
      .deleteFrom('identity.social_flow')
      .where('id_hash', '=', tokenHash(id))
      .returningAll()
      .executeTakeFirst()
    if (!flow || flow.expires_at <= clock.now()) throw new ApiError('social_refused')
    return { ...flow, provider: flow.provider as ProviderName }
  }

  const refuse = (error: unknown): never => {
    if (error instanceof ApiError) throw error
    log.warn({ err: error }, 'a sign-in by another service was refused')
    throw new ApiError(isUnreachable(error) ? 'unavailable' : 'social_refused')
  }

  return {
    /** @throws ApiError module_off, not_allowed, unavailable */
    async start(name: ProviderName, where: { origin: string; cookies: CookieJar }): Promise<{ url: string }> {
      const provider = await providerOf(name)
      const [id, state, nonce, codeVerifier] = [newToken(rng), newToken(rng), newToken(rng), newToken(rng)]
      const redirectUri = `${where.origin}/login`
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const url = await provider.authorizationUrl({ state, nonce, codeChallenge, redirectUri }).catch(refuse)
      await tables(database.kysely)
        .insertInto('identity.social_flow')
        .values({
          id_hash: tokenHash(id),
          provider: name,
          state_hash: tokenHash(state),
          nonce,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
          expires_at: new Date(clock.now().getTime() + validSeconds * 1000),
        })
        .execute()
      where.cookies.write(cookieName, id, validSeconds)
      return { url }
    },

    /** This browser's user as the provider knows them. @throws ApiError social_refused, module_off, unavailable */
    async finish(
      given: { code?: string | undefined; state?: string | undefined; idToken?: string | undefined },
      cookies: CookieJar,
    ): Promise<SocialIdentity & { provider: ProviderName }> {
      const flow = await takeFlow(cookies)
      const provider = await providerOf(flow.provider)
      try {
        if (given.idToken) return { provider: flow.provider, ...(await provider.verify(given.idToken, flow.nonce)) }
        if (!given.code || !given.state || !tokenHash(given.state).equals(flow.state_hash)) throw new Error('state')
        const idToken = await provider.exchange(given.code, {
          codeVerifier: flow.code_verifier,
          redirectUri: flow.redirect_uri,
        })
        return { provider: flow.provider, ...(await provider.verify(idToken, flow.nonce)) }
      } catch (error) {
        return refuse(error)
      }
    },
  }
}
export type Social = ReturnType<typeof createSocial>

function openProviders(config: Config, clock: Clock): Record<ProviderName, OidcProvider | null> {
  const open = (issuer: string, clientId?: string, clientSecret?: string, tokenEndpoint?: string) =>
    clientId && clientSecret
      ? createOidcProvider({ issuer, clientId, clientSecret, ...(tokenEndpoint ? { tokenEndpoint } : {}) }, clock)
      : null
  return {
    google: open(config.GOOGLE_ISSUER, config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
    // Facebook's discovery document leaves its token endpoint out.
    facebook: open(
      config.FACEBOOK_ISSUER,
      config.FACEBOOK_CLIENT_ID,
      config.FACEBOOK_CLIENT_SECRET,
      'https://graph.facebook.com/oauth/access_token',
    ),
  }
}
