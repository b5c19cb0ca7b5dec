import type { Envelope, RequestOf } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { type DeskCall, refusal, requestOf, withProof } from './call.ts'

/**
 * Makes a call that is answered with a file, and leaves its body to be read.
 * @throws ApiError as the call answers, `network` where nothing came
 */
export const callForFile = <N extends DeskCall>(name: N, payload: RequestOf<N>): Promise<Response> =>
  withProof(async () => {
    const { address, init, token } = await requestOf(name, payload, {})
    const response = await fetch(address, init).catch(() => {
      throw new ApiError('network', '')
    })
    if (response.headers.get('content-type')?.startsWith('application/json'))
      throw refusal((await response.json()) as Envelope<unknown>, token)
    return response
  })
