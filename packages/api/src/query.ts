import type { EndpointName } from './endpoints/index.ts'
import type { RequestOf } from './types.ts'

/** Cache key of a call: the operation's name, then its payload. */
export const queryKey = <N extends EndpointName>(name: N, payload: RequestOf<N>) => [name, payload] as const

/** Query string of a GET call: flat parameters, absent ones left out. */
export function queryString(payload: object): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(payload)) if (value !== undefined) params.set(name, String(value))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
