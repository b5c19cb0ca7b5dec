import type { Envelope, ErrorCode, ErrorDetail, Language } from '@baize/api'
import { errorText, faultText } from '@baize/api/error-texts/index'
import { errors } from '@baize/api/errors'
import { ApiError } from '../api-error.ts'

export const success = <T>(value: T): Envelope<T> => ({ success: true, value, message: null, errorCode: null })

export interface ErrorReply {
  status: number
  body: Envelope<ErrorDetail | null>
  /** True for what nobody foresaw: it is logged with its stack under the request id. */
  unforeseen: boolean
}

/** The one place where a thrown error becomes an answer. */
export function errorReply(error: unknown, language: Language, requestId: string): ErrorReply {
  const known = foreseen(error)
  const code: ErrorCode = known?.code ?? 'internal'
  const fields = known?.faults.map(({ field, fault, values }) => ({
    field,
    message: faultText(fault, language, values),
  }))
  const detail: ErrorDetail = { ...known?.detail, ...(fields?.length ? { fields } : {}), requestId }
  return {
    status: errors[code].status,
    body: { success: false, value: detail, message: errorText(code, language, { ...detail }), errorCode: code },
    unforeseen: known === null,
  }
}

/** Errors of the HTTP library mapped to the table; anything else unknown stays unforeseen. */
const libraryCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_VALIDATION: 'invalid_input',
}

function foreseen(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  if (!(error instanceof Error)) return null
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code && libraryCodes[code]) return new ApiError(libraryCodes[code])
  if (statusCode === 429) return new ApiError('too_many_requests')
  if (error instanceof SyntaxError && statusCode === 400) return new ApiError('invalid_input')
  return null
}
