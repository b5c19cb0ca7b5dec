import type { TableSpotView } from '@baize/api/studio/live'
import { percentText, pricePhrase, priceText } from '../names/prices.ts'
import { spotName } from '../names/spot-names.ts'
import { spotSpan } from '../names/spot-span.ts'
import type { ClothView } from './cloth-view.ts'

const spanOf = ({ words: { rules } }: ClothView, { id, topReturnX10000 }: TableSpotView) =>
  spotSpan(rules, id, topReturnX10000)

/** What a spot pays, as it stands on the cloth. */
export const spotPrice = (cloth: ClothView, spot: TableSpotView): string =>
  priceText(cloth.words.rules.definition.kind, spanOf(cloth, spot))

/** Why a spot is not sold in this round. */
export const shutReason = ({ words: { t, rules } }: ClothView): string =>
  t(rules.definition.kind === 'cup' ? 'shut.cup' : 'shut.shoe')

/** All that a spot says: its name, what it pays and returns in the long run, and what lies on it. */
export function spotPhrase(cloth: ClothView, spot: TableSpotView): string {
  const { words, money } = cloth
  const { t, rules } = words
  const { id } = spot
  if (spot.isShut) return [spotName(words, id), shutReason(cloth)].join(', ')
  const [local, asked, placed] = [cloth.local.get(id), cloth.asked.get(id), cloth.placed.get(id)]
  return [
    spotName(words, id),
    pricePhrase(t, rules.definition.kind, spanOf(cloth, spot)),
    t('returns', { percent: percentText(spot.rtpPercent) }),
    placed && t('yours', { amount: money(placed) }),
    asked && t('yoursAsked', { amount: money(asked) }),
    local && t('yoursLocal', { amount: money(local) }),
    cloth.hits.has(id) && t('wins'),
  ]
    .filter(Boolean)
    .join(', ')
}
