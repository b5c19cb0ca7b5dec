/** A card as 4 x rank + suit: ranks 3 to 10, J, Q, K, A, 2 and suits S < C < D < H; the number is the order of singles. */
export type Card = number

export const PACK = 52
/** Rank of the twos, the highest. */
export const TWO = 12
export const RANKS = 13

const RANK_NAMES = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2']
const SUIT_NAMES = 'SCDH'

export const rankOf = (card: Card): number => card >> 2

/** True for diamonds and hearts. */
export const isRed = (card: Card): boolean => (card & 3) >= 2

export const isTwo = (card: Card): boolean => rankOf(card) === TWO

export const isCard = (value: unknown): value is Card =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < PACK

/** Such as `10C`, for texts and records. */
export const cardName = (card: Card): string => `${RANK_NAMES[rankOf(card)]}${SUIT_NAMES[card & 3]}`

/** The cards of a text such as `3S3C 10D`. @throws RangeError for what names no card */
export function cardsNamed(text: string): Card[] {
  const names = text.replaceAll(' ', '').match(/(?:10|[2-9JQKA])[SCDH]/g) ?? []
  if (names.join('') !== text.replaceAll(' ', '')) throw new RangeError(`no cards: ${text}`)
  return names.map(name => 4 * RANK_NAMES.indexOf(name.slice(0, -1)) + SUIT_NAMES.indexOf(name.at(-1)!))
}

/** The cards of a hand by rank, each rank rising. */
export function byRank(cards: readonly Card[]): Card[][] {
  const ranks: Card[][] = Array.from({ length: RANKS }, () => [])
  for (const card of [...cards].sort((a, b) => a - b)) ranks[rankOf(card)]!.push(card)
  return ranks
}
