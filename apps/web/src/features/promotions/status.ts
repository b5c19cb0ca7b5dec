import { isJoined } from '@baize/api/loyalty'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import type { Promotion } from './filter.ts'

/** Text key of a status. */
export const statusKeys: Record<Promotion['status'], TextKey> = {
  'Coming soon': 'promo.status.soon',
  Join: 'promo.status.join',
  Applying: 'promo.status.applying',
  Joined: 'promo.status.joined',
  Process: 'promo.status.process',
  Claim: 'promo.status.claim',
  Claimed: 'promo.status.claimed',
  Issued: 'promo.status.issued',
  Rejected: 'promo.status.rejected',
  Closed: 'promo.status.closed',
}

/** Campaigns are played, not joined. */
export const isGame = ({ kind }: Pick<Promotion, 'kind'>): boolean => !isJoined(kind)

/** What the main button of a promotion says; null where there is nothing to press. */
export function actionKey(promotion: Pick<Promotion, 'kind' | 'status'>): TextKey | null {
  const { kind, status } = promotion
  if (status !== 'Join' && status !== 'Claim') return null
  if (isGame(promotion)) return 'promo.play'
  if (status === 'Join' && kind === 'APPLY') return 'promo.apply'
  return statusKeys[status]
}
