import { call } from '../../../shared/api/call.ts'
import { enterWith } from '../../../shared/session/session.ts'

/** Leaves for the provider, which leads back to /login with a code. @throws ApiError as the call does */
export async function startSocial(provider: 'google' | 'facebook'): Promise<void> {
  const { url } = await call('session.oidcStart', { provider })
  location.assign(url)
}

export interface SocialReturn {
  code: string
  state: string
}

/** What a provider sent back with the address, if this visit comes from one. */
export function socialReturn(search: string): SocialReturn | null {
  const { code, state } = Object.fromEntries(new URLSearchParams(search))
  return code && state ? { code, state } : null
}

/** True when the visitor came back from a provider without its consent: they closed it, or it refused. */
export const socialRefusal = (search: string): boolean => new URLSearchParams(search).has('error')

export async function finishSocial(back: SocialReturn): Promise<void> {
  await enterWith(await call('session.oidcCallback', { ...back }), 'google')
}
