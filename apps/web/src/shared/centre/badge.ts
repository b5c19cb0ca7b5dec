import type { SessionState } from '../session/session-store.ts'

/** What waits for the member: promotions to claim and messages to read, as one sum. */
export const badgeCount = ({ availablePromoCount, unreadMessage }: SessionState): number =>
  availablePromoCount + unreadMessage

export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
