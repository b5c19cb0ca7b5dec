import type { ErrorCode, ErrorDetail } from '@baize/api'

/** A refusal of the server, or `network` when no answer came. `message` is in the user's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'network'
  readonly detail: ErrorDetail

  constructor(code: ErrorCode | 'network', message: string, detail: ErrorDetail = {}) {
    super(message)
    this.code = code
    this.detail = detail
  }

  /** The server's word on one field, when it had one. */
  fieldMessage(field: string): string | undefined {
    return this.detail.fields?.find(fault => fault.field === field)?.message
  }
}
