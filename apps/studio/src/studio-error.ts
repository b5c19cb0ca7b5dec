import type { RoundView, StudioErrorCode } from './contract.ts'

/** A foreseen refusal of the studio's player API. */
export class StudioError extends Error {
  override name = 'StudioError'
  readonly code: StudioErrorCode
  readonly detail: { field?: string; retryAfterMs?: number; unfinished?: RoundView; nextIssue?: string }

  constructor(code: StudioErrorCode, detail: StudioError['detail'] = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}
