import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Selectable } from 'kysely'
import { type Participation, statusOf } from '../participation/status.ts'
import type { PromotionsTables } from '../tables.ts'

export type PromotionRow = Selectable<PromotionsTables['promotions.promotion']>
export type PromotionCard = ResponseOf<'promotions.list'>['list'][number]

/** What a member has to do with a promotion. */
export interface Standing extends Participation {
  reward_units: bigint
  multiple: number
  reason: string | null
}

export const promotionText = ({ texts }: Pick<PromotionRow, 'texts'>, language: Language) =>
  texts[language] ?? texts.EN!

/** A promotion as a member sees it; what was promised at joining wins over what stands there now. */
export function presentCard(
  row: PromotionRow,
  standing: Standing | null,
  { now, language, ready }: { now: Date; language: Language; ready: boolean },
): PromotionCard {
  const { title, summary } = promotionText(row, language)
  const rewardUnits = standing?.reward_units ?? row.reward_units
  return {
    ...{ id: row.id.toString(), code: row.code, kind: row.kind, title, summary, picture: row.picture },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: statusOf(row, standing, now, ready),
    progress:
      row.metric === null
        ? null
        : {
            metric: row.metric,
            done: toWire(atLeastNothing(standing?.progress_units ?? 0n)),
            target: toWire(standing?.target_units ?? row.target_units),
          },
    reward: rewardUnits > 0n ? toWire(rewardUnits) : null,
    multiple: standing?.multiple ?? row.multiple,
    figure: row.figure,
    reason: standing?.step === 'REJECTED' ? standing.reason : null,
  }
}

const atLeastNothing = (units: bigint) => (units < 0n ? 0n : units)
