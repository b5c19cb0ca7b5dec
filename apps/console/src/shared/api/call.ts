import type { Endpoint, EndpointName, Envelope, ErrorDetail, RequestOf, ResponseOf } from '@baize/api'
import { plainBody, wireOf } from '@baize/api'
import { deskEndpoints } from '@baize/api/endpoints/operator/index'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { currentLanguage } from '../i18n/language.ts'
import { askStepUp, leave, lock, useSession } from '../session/session-store.ts'
import { isAskedByPage } from './asked-by-page.ts'
import { boot, serverNow } from './boot.ts'
import { firstAnswer } from './first-answers.ts'
import { queryClient } from './query-client.ts'

const timeoutMs = 30_000

/** Calls of the console: the operators' rows of the endpoint table. */
export type DeskCall = Extract<EndpointName, keyof typeof deskEndpoints>

export const deskRow = (name: DeskCall): Endpoint => deskEndpoints[name]

interface CallOptions {
  /** The page asks by itself: it does not keep a session awake. */
  inBackground?: boolean
  signal?: AbortSignal
}

/**
 * Makes a call of the endpoint table with the operator's session. A call that wants a fresh proof of the factor waits for it and is
 * made again as it was, under the same request id.
 * @throws ApiError with the server's code and text, or code `network` when no answer came within 30 s
 */
export async function call<N extends DeskCall>(
  name: N,
  payload: RequestOf<N>,
  options: CallOptions = {},
): Promise<ResponseOf<N>> {
  const how = { ...options, inBackground: options.inBackground || isAskedByPage(options.signal) }
  return how.inBackground ? attempt(name, payload, how) : withProof(() => attempt(name, payload, how))
}

/** Makes an attempt again after a fresh proof of the factor, where it was refused for the want of one. */
export async function withProof<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const wantsProof = error instanceof ApiError && error.code === 'step_up_required'
    if (!wantsProof || !(await askStepUp())) throw error
    return attempt()
  }
}

/** The request that a call comes to, for answers that are no envelope: files and streams. */
export async function requestOf<N extends DeskCall>(
  name: N,
  payload: RequestOf<N>,
  { inBackground, signal }: CallOptions,
) {
  const row = deskRow(name)
  const { address, body } = wireOf(row, payload as object)
  const sent =
    body && (row.encrypt ? { type: 'application/jose', text: await sealed(row, body) } : plainBody(row, body))
  const { token } = useSession.getState()
  const init: RequestInit = {
    method: row.method,
    credentials: 'same-origin',
    headers: {
      ...(token && row.auth !== 'none' ? { authorization: `Bearer ${token}` } : {}),
      ...(sent ? { 'content-type': sent.type } : {}),
      ...(inBackground ? { 'x-background': '1' } : {}),
      'x-language': currentLanguage(),
      moduleid: row.moduleId,
    },
    ...(sent ? { body: sent.text } : {}),
    ...(signal ? { signal } : {}),
  }
  return { address, init, token }
}

async function attempt<N extends DeskCall>(
  name: N,
  payload: RequestOf<N>,
  options: CallOptions,
): Promise<ResponseOf<N>> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])])
  const { address, init, token } = await requestOf(name, payload, { ...options, signal })
  const answer = (await firstAnswer(address, token)) ?? (await send(address, init))
  if (answer.success) return answer.value as ResponseOf<N>
  throw refusal(answer, token)
}

/** A refusal as an error; what it says of the whole session is noted on the way. */
export function refusal(answer: Envelope<unknown>, token: string | null): ApiError {
  const code = answer.errorCode ?? 'internal'
  const isOfThisSession = token !== null && token === useSession.getState().token
  if (isOfThisSession && (code === 'session_expired' || code === 'token_required')) leave()
  if (isOfThisSession && code === 'session_locked') lock()
  // Roles may have changed meanwhile: the menu follows.
  if (code === 'not_allowed') void queryClient.invalidateQueries({ queryKey: ['operators.me'] })
  return new ApiError(code, answer.message ?? '', (answer.value as ErrorDetail | null) ?? {})
}

async function send(address: string, init: RequestInit): Promise<Envelope<unknown>> {
  try {
    const response = await fetch(address, init)
    return (await response.json()) as Envelope<unknown>
  } catch {
    throw new ApiError('network', '')
  }
}

/** The sealing library comes with the first call that needs it. */
async function sealed(row: Endpoint, payload: unknown): Promise<string> {
  const { seal } = await import('@baize/client-kit/seal.ts')
  return seal(row, payload, boot.encryptionKeys, serverNow())
}
