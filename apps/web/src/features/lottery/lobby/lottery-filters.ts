import type { LotteryCard } from '@baize/api'
import type { SiteSearch } from '../../../shared/app/site-search.ts'

/** What a lottery draws, as players tell them apart. */
export const lotteryKinds = ['dice', 'digits', 'balls', 'race', 'prizes'] as const
export type LotteryKind = (typeof lotteryKinds)[number]

const kindOf: Record<string, LotteryKind> = {
  ...{ K3: 'dice', SSC: 'digits', F3D: 'digits', SEA_ID: 'digits', KENO: 'balls', SIX45: 'balls', PK10: 'race' },
}

/** How often it is drawn: every few minutes, or a few times a day at most. */
export const lotteryPaces = ['quick', 'daily'] as const
export type LotteryPace = (typeof lotteryPaces)[number]

const quickUpToMs = 30 * 60_000

export interface LotteryFilters {
  /** Part of a name. */
  name: string
  kind: LotteryKind | null
  pace: LotteryPace | null
}

/** Lotteries of the south and the north draw a table of prizes, and so does every format that is not known. */
export const lotteryKind = ({ format }: Pick<LotteryCard, 'format'>): LotteryKind => kindOf[format] ?? 'prizes'

/** Null while no draw is scheduled. A draw opens when the one before it is held, so its sale lasts from one to the next. */
export function lotteryPace({ next }: Pick<LotteryCard, 'next'>): LotteryPace | null {
  if (!next) return null
  return Date.parse(next.drawsAt) - Date.parse(next.opensAt) <= quickUpToMs ? 'quick' : 'daily'
}

/** Names are compared without marks and case, so that `da nang` finds Đà Nẵng. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()

/** True when a lottery passes all filters that are set. */
export function passes(lottery: LotteryCard, { name, kind, pace }: LotteryFilters): boolean {
  const isNamed = name === '' || plain(lottery.gameName).includes(plain(name))
  return isNamed && (!kind || lotteryKind(lottery) === kind) && (!pace || lotteryPace(lottery) === pace)
}

/** Reads the filters of an address; what cannot be is left out. */
export const lotteryFiltersAt = ({ q = '', kind, pace }: Pick<SiteSearch, 'q' | 'kind' | 'pace'>): LotteryFilters => ({
  name: q.trim(),
  kind: lotteryKinds.find(each => each === kind) ?? null,
  pace: lotteryPaces.find(each => each === pace) ?? null,
})

type LobbyWords = Partial<Record<'list' | 'q' | 'kind' | 'pace', string>>

/** The words of an address after one choice: as in the other lobbies, a list, a search or a filter starts over all others. */
export const onlyChoice = (choice: LobbyWords, ownList: string): Record<keyof LobbyWords, string | undefined> => {
  const { list = '', q, kind, pace } = choice
  return { list: list === ownList ? undefined : list || 'all', q: q?.trim() || undefined, kind, pace }
}
