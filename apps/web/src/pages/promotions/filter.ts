import type { ResponseOf } from '@baize/api'

export type Promotion = ResponseOf<'promotions.list'>['list'][number]
export const promotionViews = ['all', 'running', 'mine', 'soon', 'closed'] as const
export type PromotionView = (typeof promotionViews)[number]
/** Days ahead by which the end date may be narrowed. */
export const endingDays = [7, 30] as const

const mine = ['Applying', 'Joined', 'Process', 'Claim', 'Claimed', 'Issued', 'Rejected']
const dayMs = 86_400_000

/** Promotions of a view, ending within some days where that is asked. */
export function filterPromotions(
  list: readonly Promotion[],
  view: PromotionView,
  endsWithinDays: number | null,
  nowMs: number,
): Promotion[] {
  const inView: Record<PromotionView, (promotion: Promotion) => boolean> = {
    all: () => true,
    running: ({ status }) => status !== 'Closed' && status !== 'Coming soon',
    mine: ({ status, kind }) => mine.includes(status) && (kind === 'TARGET' || kind === 'APPLY'),
    soon: ({ status }) => status === 'Coming soon',
    closed: ({ status }) => status === 'Closed',
  }
  const latestMs = endsWithinDays === null ? null : nowMs + endsWithinDays * dayMs
  return list
    .filter(inView[view])
    .filter(({ endsAt }) => latestMs === null || (Date.parse(endsAt) >= nowMs && Date.parse(endsAt) <= latestMs))
}
