import type { TableSpotView } from '@baize/api/studio/live'
import type { TableRules } from '@baize/game-kit/tables/index'
import { createContext, useContext } from 'react'
import type { TableWords } from '../names/table-words.ts'
import { type Layout, layoutOf } from '../state/chips.ts'
import { placedOn } from '../state/own-slips.ts'
import type { TablePicture } from '../state/table-picture.ts'
import type { Texts } from '../texts.ts'

/** All that a cloth draws. */
export interface ClothView {
  words: TableWords
  spots: ReadonlyMap<string, TableSpotView>
  local: Layout
  asked: Layout
  placed: Layout
  pools: ReadonlyMap<string, { players: number; units: number }>
  /** Spots that won, once the result is shown. */
  hits: ReadonlySet<string>
  isOpen: boolean
  chipsUnits: readonly number[]
  money(units: number | string): string
  /** Lays the chosen chip as often as the map says, by spot. */
  lay(chips: ReadonlyMap<string, number>): void
  /** A spot is looked at: its return and limit are told; null ends it. */
  look(spot: string | null): void
}

const Context = createContext<ClothView | null>(null)

export const ClothProvider = Context.Provider

/** @throws TypeError outside of a cloth */
export function useCloth(): ClothView {
  const cloth = useContext(Context)
  if (!cloth) throw new TypeError('This spot lies on no cloth')
  return cloth
}

interface ViewInput {
  t: Texts
  rules: TableRules
  hits: ReadonlySet<string>
  chipsUnits: readonly number[]
}

type Presses = Pick<ClothView, 'money' | 'lay' | 'look'>

/** What the cloth draws of the table: the round on show until the next one opens, then that one. */
export function clothView(
  picture: TablePicture,
  { t, rules, hits, chipsUnits }: ViewInput,
  presses: Presses,
): ClothView {
  const { phase, round, dealt, lays, asked, slips, pools } = picture
  const isEndShown = phase === 'revealing' || phase === 'result'
  const shown = isEndShown ? dealt!.round : round
  const serial = shown?.serial ?? 0
  return {
    words: { t, rules, facts: shown?.facts ?? null },
    spots: new Map(shown?.spots.map(spot => [spot.id, spot])),
    local: layoutOf(lays),
    asked: layoutOf(asked?.serial === serial ? [asked.lay] : []),
    placed: placedOn(slips, serial),
    pools: new Map(pools.map(([spot, players, units]) => [spot, { players, units: Number(units) }])),
    hits: phase === 'result' ? hits : new Set(),
    isOpen: phase === 'betting',
    chipsUnits,
    ...presses,
  }
}
