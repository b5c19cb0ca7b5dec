import type { Endpoint } from './endpoint.ts'
import type { EndpointName } from './endpoints/index.ts'
import type { RequestOf } from './types.ts'

/** Cache key of a call: the operation's name, then its payload. */
export const queryKey = <N extends EndpointName>(name: N, payload: RequestOf<N>) => [name, payload] as const

/** Query string of a GET call: flat parameters, absent ones left out. */
function queryString(payload: object): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(payload)) if (value !== undefined) params.set(name, String(value))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Where a call goes and what its body says before it is sealed; `body` is null for calls without one. */
export function wireOf(row: Endpoint, payload: object): { address: string; body: object | null } {
  if (row.method === 'GET' || row.method === 'DELETE') return { address: row.path + queryString(payload), body: null }
  const isQuery = (name: string) => row.query?.includes(name) ?? false
  const part = (wanted: boolean) =>
    Object.fromEntries(Object.entries(payload).filter(([name]) => isQuery(name) === wanted))
  return { address: row.path + queryString(part(true)), body: part(false) }
}

/** Content type and content of a body that is not sealed. */
export function plainBody(row: Endpoint, body: object): { type: string; text: string } | { type: string; text: Blob } {
  if (row.upload === 'table') return { type: 'application/octet-stream', text: (body as { file: Blob }).file }
  if (row.upload) {
    const { image } = body as { image: Blob }
    return { type: image.type, text: image }
  }
  if (!row.form) return { type: 'application/json', text: JSON.stringify(body) }
  const text = queryString(body).slice(1)
  return { type: 'application/x-www-form-urlencoded', text }
}
