import type { StudioErrorAnswer, StudioErrorCode } from '@baize/api/studio/errors'

/** A foreseen refusal of the studio's player API. */
export class StudioError extends Error {
  override name = 'StudioError'
  readonly code: StudioErrorCode
  readonly detail: Omit<StudioErrorAnswer, 'error' | 'requestId'>

  constructor(code: StudioErrorCode, detail: StudioError['detail'] = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}
