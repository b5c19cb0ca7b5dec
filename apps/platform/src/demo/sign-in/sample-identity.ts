import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OidcProvider, ProviderName } from '../../domains/identity/index.ts'
import { samplePage } from './sample-page.ts'
import type { SampleTokens } from './sample-tokens.ts'

const path = '/dev/identity'
const validSeconds = 300
const names: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' }

/** Invented people whom everybody may be at the sample identity provider. */
const people = [
  { sub: 'sample-mai', name: 'Mai Sample', email: 'mai@people.invalid' },
  { sub: 'sample-oren', name: 'Oren Sample', email: 'oren@people.invalid' },
  { sub: 'sample-ines', name: 'Ines Sample', email: 'ines@people.invalid' },
] as const

const isName = (name: string | undefined): name is ProviderName => name !== undefined && Object.hasOwn(names, name)

/** Stands in for an identity provider in a demo: a page of this site on which one of three invented people is chosen. */
export function createSampleIdentity(tokens: SampleTokens) {
  const provider = (name: ProviderName): OidcProvider => ({
    async authorizationUrl({ state, nonce, codeChallenge, redirectUri }) {
      const url = new URL(path, redirectUri)
      const parameters = { for: name, state, nonce, challenge: codeChallenge, redirect: redirectUri }
      for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
      return url.href
    },
    async exchange(code, { codeVerifier, redirectUri }) {
      const { challenge, redirect, ...claims } = await tokens.read(`code:${name}`, code)
      if (challenge !== createHash('sha256').update(codeVerifier).digest('base64url')) throw new Error('verifier')
      if (redirect !== redirectUri) throw new Error('another address')
      return tokens.sign(`identity:${name}`, claims, validSeconds)
    },
    async verify(idToken, nonce) {
      const claims = await tokens.read(`identity:${name}`, idToken)
      if (claims.nonce !== nonce) throw new Error('another nonce')
      return { subject: claims.sub!, email: claims.email as string }
    },
  })

  return {
    providers: { google: provider('google'), facebook: provider('facebook') },

    install(app: FastifyInstance): void {
      app.get<{ Querystring: Record<string, string> }>(path, async ({ query, headers }, reply) => {
        const { for: name, state, nonce, challenge, redirect } = query
        // Leads back to this site alone, as no provider sends people to an address that it does not know.
        const back = redirect && URL.canParse(redirect) ? new URL(redirect) : null
        if (!isName(name) || !state || !nonce || !challenge || !back || back.host !== headers.host)
          return reply.code(400).type('text/plain').send('This address is reached by pressing a way to sign in.')
        const choices = await Promise.all(
          people.map(async ({ name: label, ...claims }) => {
            const code = await tokens.sign(`code:${name}`, { ...claims, nonce, challenge, redirect }, validSeconds)
            return { label, detail: claims.email, href: leading(back, { code, state }) }
          }),
        )
        const refusal = { label: 'Do not sign in', detail: '', href: leading(back, { error: 'access_denied', state }) }
        return samplePage(reply, {
          title: 'Sample identity provider',
          text: `This page belongs to the demo and stands in for ${names[name]}. Choose an invented person.`,
          choices: [...choices, refusal],
        })
      })
    },
  }
}

function leading(back: URL, parameters: Record<string, string>): string {
  const url = new URL(back)
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
  return url.href
}
