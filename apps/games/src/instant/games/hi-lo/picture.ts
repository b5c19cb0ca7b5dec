import type { Offer } from './guess-buttons.tsx'

/** A card that was dealt, with what it meant. */
export interface Dealt {
  card: number
  kind: string
  /** The multiple after a right guess. */
  mark: string
}

export interface HiLoPicture {
  /** Every card of the round, the last one last. */
  dealt: readonly Dealt[]
  offers: readonly Offer[]
  canSkip: boolean
  isOpen: boolean
}

export type HiLoEvent =
  | { type: 'cleared' }
  | { type: 'dealt'; card: Dealt }
  | { type: 'offered'; offers: readonly Offer[]; canSkip: boolean }
  | { type: 'open'; isOpen: boolean }

export const emptyTable: HiLoPicture = { dealt: [], offers: [], canSkip: false, isOpen: false }

/** The table after what happened. */
export function reduceHiLo(table: HiLoPicture, event: HiLoEvent): HiLoPicture {
  switch (event.type) {
    case 'cleared':
      return { ...emptyTable, isOpen: table.isOpen }
    case 'dealt':
      return { ...table, dealt: [...table.dealt, event.card] }
    case 'offered':
      return { ...table, offers: event.offers, canSkip: event.canSkip }
    case 'open':
      return { ...table, isOpen: event.isOpen }
  }
}
