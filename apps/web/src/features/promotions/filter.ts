import type { ResponseOf } from '@baize/api'
import { isJoined } from '@baize/api/loyalty'
import { dayAt } from '@baize/api/zoned-days'
import type { Days } from '../../shared/records/days/day-ranges.ts'

export type Promotion = ResponseOf<'promotions.list'>['list'][number]
export const promotionViews = ['all', 'running', 'mine', 'soon', 'closed'] as const
export type PromotionView = (typeof promotionViews)[number]

const mine = ['Applying', 'Joined', 'Process', 'Claim', 'Claimed', 'Issued', 'Rejected']

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The days that an address asks for; null where it names none, or none that are there. */
export function daysOf({ from = '', to = '' }: { from?: string | undefined; to?: string | undefined }): Days | null {
  const isDay = (day: string) => dayPattern.test(day) && !Number.isNaN(Date.parse(day))
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

/** Promotions of a view, those alone that run on one of the days where some are chosen. Days are those of the brand's clock. */
export function filterPromotions(
  list: readonly Promotion[],
  view: PromotionView,
  days: Days | null,
  timeZone: string,
): Promotion[] {
  const inView: Record<PromotionView, (promotion: Promotion) => boolean> = {
    all: () => true,
    running: ({ status }) => status !== 'Closed' && status !== 'Coming soon',
    mine: ({ status, kind }) => mine.includes(status) && isJoined(kind),
    soon: ({ status }) => status === 'Coming soon',
    closed: ({ status }) => status === 'Closed',
  }
  const runs = ({ startsAt, endsAt }: Promotion) =>
    days === null ||
    (dayAt(Date.parse(startsAt), timeZone) <= days.to && dayAt(Date.parse(endsAt) - 1, timeZone) >= days.from)
  return list.filter(inView[view]).filter(runs)
}
