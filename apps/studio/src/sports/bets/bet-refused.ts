import type { StudioErrorCode } from '@baize/api/studio/errors'
import type { StoredFixture } from '../sports-dependencies.ts'

/** What a refusal names beside its reason. Amounts are units. */
export interface RefusalDetail {
  /** The leg that is meant, counted from 0. */
  leg?: number
  /** Why a fixture takes no bets now. */
  reason?: string
  minUnits?: bigint
  maxUnits?: bigint
  /** Pairs of legs that cannot stand in one bet. */
  pairs?: [number, number][]
  /** Fixtures whose prices moved: the answer tells them anew. */
  moved?: StoredFixture[]
}

/** One bet of a slip is refused; nothing is debited for it, and the others stand. */
export class BetRefused extends Error {
  override name = 'BetRefused'
  readonly code: StudioErrorCode
  readonly detail: RefusalDetail

  constructor(code: StudioErrorCode, detail: RefusalDetail = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}
