/** A shape that the calls filled. */
export interface Filled {
  /** Place of the card. */
  card: number
  name: string
  cells: number[]
  /** Number of the call that filled it. */
  call: number
}

export interface BingoPicture {
  /** Cards of 25 numbers by row; empty ones before a round. */
  cards: readonly (readonly number[])[]
  /** Numbers called so far, in their order. */
  called: readonly number[]
  filled: readonly Filled[]
  isIdle: boolean
}

export type BingoEvent =
  | { type: 'laid'; cards: number }
  | { type: 'dealt'; cards: readonly (readonly number[])[] }
  | { type: 'called'; number: number; filled: readonly Filled[] }
  | { type: 'idle'; isIdle: boolean }

export const firstTable = (cards: number): BingoPicture => ({
  cards: Array<number[]>(cards).fill([]),
  called: [],
  filled: [],
  isIdle: true,
})

/** The table after what happened. */
export function reduceBingo(table: BingoPicture, event: BingoEvent): BingoPicture {
  switch (event.type) {
    case 'laid':
      return { ...firstTable(event.cards), isIdle: table.isIdle }
    case 'dealt':
      return { ...table, cards: event.cards, called: [], filled: [] }
    case 'called':
      return { ...table, called: [...table.called, event.number], filled: [...table.filled, ...event.filled] }
    case 'idle':
      return { ...table, isIdle: event.isIdle }
  }
}
