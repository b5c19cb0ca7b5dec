import type { completeLanguages } from '@baize/api'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { ty } from './ty.ts'
import { vi } from './vi.ts'

/** The steps of an order that a member is told of. */
export type NoticeName =
  | 'depositCreated'
  | 'depositInReview'
  | 'depositPartArrived'
  | 'depositBeyondArrived'
  | 'depositConfirmed'
  | 'depositRejected'
  | 'depositExpired'
  | 'depositReversed'
  | 'withdrawalRequested'
  | 'withdrawalInReview'
  | 'withdrawalRejected'
  | 'withdrawalPaid'
  | 'withdrawalRestReturned'
  | 'withdrawalDisputed'
  | 'withdrawalAutoReceived'
  | 'withdrawalRefunded'
  | 'withdrawalReissued'
  | 'withdrawalForced'
  | 'correctedUp'
  | 'correctedDown'

/** What members are told in one language: {order}, {amount} and {minutes} are filled in, a reason follows in its own line. */
export interface NoticeTable {
  reason: string
  notices: Record<NoticeName, { title: string; text: string }>
}

/** A language declared complete without its notices does not compile. */
export const noticeTexts: Record<(typeof completeLanguages)[number], NoticeTable> = {
  EN: en,
  CN: cn,
  JA: ja,
  TH: th,
  VI: vi,
  ID: id,
  TY: ty,
}
