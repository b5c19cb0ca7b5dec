import type { GameType } from './constants.ts'

/** Business constants of points, promotions and missions that server and browser share. */

/** Goods of the points mall: things that are sent, money, and bonuses that have to be wagered. */
export const goodsTypes = ['PHYSICAL', 'CASH', 'BONUS'] as const
export type GoodsType = (typeof goodsTypes)[number]
export const redemptionStatuses = ['In Process', 'Approved', 'Rejected'] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]

/** What a member sees of a promotion, as the product writes it. */
export const promotionStatuses = [
  'Coming soon',
  'Join',
  'Applying',
  'Joined',
  'Process',
  'Claim',
  'Claimed',
  'Issued',
  'Rejected',
  'Closed',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]
export const promotionKinds = ['TARGET', 'APPLY', 'RAFFLE', 'WHEEL', 'EGG', 'ENVELOPE'] as const
export type PromotionKind = (typeof promotionKinds)[number]
export const ticketKinds = ['RAFFLE', 'WHEEL', 'EGG'] as const
export type TicketKind = (typeof ticketKinds)[number]
/** How members take part: they join, they apply and are decided on, they draw with tickets, or they open envelopes. */
const waysIn: Readonly<
  Record<TicketKind, 'draw'> & Record<Exclude<PromotionKind, TicketKind>, 'join' | 'apply' | 'open'>
> = {
  TARGET: 'join',
  APPLY: 'apply',
  RAFFLE: 'draw',
  WHEEL: 'draw',
  EGG: 'draw',
  ENVELOPE: 'open',
}
/** True where members join or apply, and see how far they have come; campaigns are played instead. */
export const isJoined = (kind: PromotionKind): boolean => waysIn[kind] === 'join' || waysIn[kind] === 'apply'
export const isDraw = (kind: PromotionKind): kind is TicketKind => waysIn[kind] === 'draw'
/** What a member was given a bonus for. */
export const awardSources = ['PROMOTION', 'MISSION', 'PRIZE', 'ENVELOPE', 'GOODS', 'REFERRAL'] as const
/** What an application to a promotion may carry. */
export const activityLimits = {
  commentLength: 140,
  images: 3,
  imageBytes: 5 * 1024 * 1024,
  imageTypes: ['image/png', 'image/jpeg'],
} as const
/** Forms of the number by which a bonus is redeemed, by the channel that the brand asks for. */
export const bonusContacts = {
  ZALO: { pattern: '^\\d{8,15}$', minLength: 8, maxLength: 15 },
  WHATSAPP: { pattern: '^\\+?\\d{7,15}$', minLength: 7, maxLength: 15 },
} as const
export type BonusContact = keyof typeof bonusContacts

/** What a bonus that has to be wagered asks for. Amounts are as on the wire. */
export interface BonusTerms {
  /** Valid bet to be made, as a multiple of the bonus. */
  multiple: number
  /** Stakes above it are not helped by the bonus. */
  maxStake: string
  /** The most that becomes the member's own; null where all of it does. */
  maxConvert: string | null
  /** Days until it expires. */
  days: number
  /** Thousandths of a valid bet that count, by game type; a type that is left out counts in full. */
  weights: Partial<Record<GameType, number>>
}

export const missionPeriods = ['DAILY', 'WEEKLY', 'ONCE'] as const
export type MissionPeriod = (typeof missionPeriods)[number]
export const missionMetrics = ['LOGIN', 'DEPOSIT', 'VALID_BET', 'WIN', 'INVITE'] as const
export type MissionMetric = (typeof missionMetrics)[number]
/** Places of a leaderboard that are shown beside the member's own. */
export const leaderboardLength = 50
