import type { ErrorCode, ErrorDetail } from '@baize/api'
import type { FaultCode } from '@baize/api/error-texts/index'

/** A fault of one input field, told in the user's language when the error is answered. */
export interface FieldFault {
  field: string
  fault: FaultCode
  values?: Record<string, string | number>
}

/** A foreseen refusal: a code of the error table and what the user should know beside its text. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly faults: readonly FieldFault[]
  readonly detail: Omit<ErrorDetail, 'fields' | 'requestId'>

  constructor(code: ErrorCode, detail: Omit<ErrorDetail, 'fields' | 'requestId'> & { faults?: FieldFault[] } = {}) {
    super(code)
    const { faults = [], ...rest } = detail
    this.code = code
    this.faults = faults
    this.detail = rest
  }
}
