import type { Endpoint, EndpointName, Envelope, ErrorDetail, RequestOf, ResponseOf } from '@baize/api'
import { plainBody, wireOf } from '@baize/api'
import { firstEndpoints } from '@baize/api/endpoints/first'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { pageTrace } from '@baize/client-kit/page-trace.ts'
import { currentLanguage } from '../i18n/language.ts'
import { readSession } from '../session/session-storage.ts'
import { boot, serverNow, setBoot } from './boot.ts'

const timeoutMs = 30_000

/** Told when the server no longer knows a session that it was sent. */
let onSessionEnd: () => void = () => {}
export const whenSessionEnds = (listener: () => void): void => {
  onSessionEnd = listener
}

const closing = ['maintenance', 'region_restricted', 'ip_restricted'] as const
type ClosingCode = (typeof closing)[number]
const isClosing = (code: string): code is ClosingCode => (closing as readonly string[]).includes(code)

/** Told when a call is refused because the whole site is closed. */
let onClosed: (code: ClosingCode) => void = () => {}
export const whenSiteCloses = (listener: (code: ClosingCode) => void): void => {
  onClosed = listener
}

/** Told when the server refuses everything until the password was changed. */
let onChangeDue: () => void = () => {}
export const whenPasswordMustChange = (listener: () => void): void => {
  onChangeDue = listener
}

interface CallOptions {
  /** The call goes on although the page is left. */
  keepalive?: boolean
}

/**
 * Makes a call of the endpoint table: typed by its row, sealed where the row says so.
 * A visitor token that has aged is replaced once, unseen.
 * @throws ApiError with the server's code and text, or code `network` when no answer came within 30 s
 */
export async function call<N extends EndpointName>(
  name: N,
  payload: RequestOf<N>,
  options: CallOptions = {},
): Promise<ResponseOf<N>> {
  try {
    return await attempt(name, payload, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'visitor_token_expired') throw error
    setBoot(await attempt('site.permission', { url: location.host }, {}))
    return attempt(name, payload, options)
  }
}

async function attempt<N extends EndpointName>(
  name: N,
  payload: RequestOf<N>,
  options: CallOptions,
): Promise<ResponseOf<N>> {
  const row = await rowOf(name)
  const { address, body } = wireOf(row, payload as object)
  const sent =
    body && (row.encrypt ? { type: 'application/jose', text: await sealed(row, body) } : plainBody(row, body))
  const token = readSession('token')
  const bearer = row.auth === 'none' ? row.tokenOptional && token : (token ?? boot().visitorToken)
  const traceparent = pageTrace()
  const answer = await send(address, {
    ...options,
    method: row.method,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(sent ? { 'content-type': sent.type } : {}),
      'x-language': currentLanguage(),
      moduleid: row.moduleId,
      ...(traceparent && { traceparent }),
    },
    ...(sent ? { body: sent.text } : {}),
  })
  if (answer.success) return answer.value as ResponseOf<N>
  const code = answer.errorCode ?? 'internal'
  if (code === 'session_expired' && token) onSessionEnd()
  if (isClosing(code)) onClosed(code)
  if (code === 'password_change_required') onChangeDue()
  throw new ApiError(code, answer.message ?? '', (answer.value as ErrorDetail | null) ?? {})
}

/** The rows of pages beyond the first screen come with the first call of one. */
async function rowOf(name: EndpointName): Promise<Endpoint> {
  if (name in firstEndpoints) return firstEndpoints[name as keyof typeof firstEndpoints]
  const { lateEndpoints } = await import('@baize/api/endpoints/late')
  return lateEndpoints[name as keyof typeof lateEndpoints]
}

async function send(path: string, init: RequestInit): Promise<Envelope<unknown>> {
  try {
    const response = await fetch(path, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) })
    return (await response.json()) as Envelope<unknown>
  } catch {
    throw new ApiError('network', '')
  }
}

/** The sealing library comes with the first call that needs it. */
async function sealed(row: Endpoint, payload: unknown): Promise<string> {
  const { seal } = await import('@baize/client-kit/seal.ts')
  return seal(row, payload, boot().encryptionKeys, serverNow())
}
