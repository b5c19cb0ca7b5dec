import { type Below, belowOf } from './stream.ts'

export interface Entry {
  below: Below
  pick(weights: readonly (readonly [string | number, number])[]): string
}

/** An entry of a finite book, chosen by a draw. */
export function entryOf(book: { id: number; salt: number; bits: number }, below: Below): Entry {
  let [a, b, c, counter] = [below(2 ** book.bits) | 0, book.id | 0, book.salt | 0, 1]
  const word = () => {
    const next = (a + b + counter++) | 0
    ;[a, b, c] = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + next) | 0]
    return next >>> 0
  }
  for (let n = 0; n < 12; n++) word()
  return {
    below: belowOf(word),
    pick(weights) {
      let place = word() >>> 26
      for (const [symbol, weight] of weights) {
        if (place < weight) return String(symbol)
        place -= weight
      }
      throw new Error('the weights sum to 64')
    },
  }
}
