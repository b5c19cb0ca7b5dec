import type { Envelope, ErrorDetail } from '@baize/api'
import { uploadEndpoints } from '@baize/api/endpoints/uploads'
import { currentLanguage } from '../i18n/language.ts'
import { readSession } from '../session/session-storage.ts'
import { ApiError } from './api-error.ts'

const timeoutMs = 60_000

/** Sends a picture for a form; answers the id by which the form names it. @throws ApiError, as `call` does */
export async function uploadPicture(file: Blob): Promise<string> {
  const { method, path } = uploadEndpoints['uploads.add']
  const answer = await fetch(path, {
    method,
    body: file,
    credentials: 'same-origin',
    headers: {
      authorization: `Bearer ${readSession('token')}`,
      'content-type': file.type,
      'x-language': currentLanguage(),
    },
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(response => response.json() as Promise<Envelope<{ uploadId: string } & ErrorDetail>>)
    .catch(() => {
      throw new ApiError('network', '')
    })
  if (!answer.success) throw new ApiError(answer.errorCode ?? 'internal', answer.message ?? '', answer.value)
  return answer.value.uploadId
}
