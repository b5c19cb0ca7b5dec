import { searchKey } from '@baize/api/search-key'

/** Names made ready for matching: thousands of names share a few thousand words, and each word is weighed once. */
export interface NameIndex<T> {
  items: readonly T[]
  words: readonly string[]
  /** By item: the places of its words in `words`, in the order of its name. */
  wordsOf: readonly (readonly number[])[]
}

export function indexNames<T>(items: readonly T[], nameOf: (item: T) => string): NameIndex<T> {
  const places = new Map<string, number>()
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size
    places.set(word, place)
    return place
  }
  const wordsOf = items.map(item => searchKey(nameOf(item)).split(' ').filter(Boolean).map(placeOf))
  return { items, words: [...places.keys()], wordsOf }
}

const noMatch = 255
const inside = 2
const typo = 4

/**
 * The items whose names fit best, best first, equal ones in the order of the index. Each word that is typed has to
 * begin a word of the name, stand inside one, or come near the beginning of one; marks and case do not matter.
 */
export function matchNames<T>({ items, words, wordsOf }: NameIndex<T>, text: string, limit: number): T[] {
  const typed = searchKey(text).split(' ').filter(Boolean)
  if (typed.length === 0) return []
  const costs = typed.map(word => Uint8Array.from(words, known => costOf(word, known)))
  const found: { at: number; cost: number }[] = []
  for (const [at, own] of wordsOf.entries()) {
    const cost = sumOfBest(costs, own)
    if (cost !== null) found.push({ at, cost })
  }
  found.sort((a, b) => a.cost - b.cost || a.at - b.at)
  return found.slice(0, limit).map(({ at }) => items[at]!)
}

/** Each typed word at the word of the name that fits it best; null when one fits none. */
function sumOfBest(costs: readonly Uint8Array[], own: readonly number[]): number | null {
  let sum = 0
  for (const ofWord of costs) {
    let best = noMatch
    let bestPlace = 0
    for (const [place, word] of own.entries()) {
      if (ofWord[word]! < best) {
        best = ofWord[word]!
        bestPlace = place
      }
    }
    if (best === noMatch) return null
    // What the name begins with weighs a little more than what stands further on.
    sum += best * 4 + Math.min(bestPlace, 3)
  }
  return sum
}

/** How far a typed word is from a known one: 0 the same, 1 its beginning, then inside it, then misspelt. */
function costOf(typed: string, known: string): number {
  if (known.startsWith(typed)) return known.length === typed.length ? 0 : 1
  if (typed.length > 1 && known.includes(typed)) return inside
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0 || known.length < typed.length - allowed) return noMatch
  const distance = distanceToBeginning(typed, known, allowed)
  return distance > allowed ? noMatch : typo + distance
}

/**
 * Fewest wrong, missing, added or swapped letters between a text and any beginning of a word (optimal string alignment).
 * Stops early, and answers more than `most`, once every way is worse than that.
 */
function distanceToBeginning(text: string, word: string, most: number): number {
  const width = Math.min(word.length, text.length + most)
  let before: number[] = []
  let row = Array.from({ length: width + 1 }, (_, at) => at)
  for (let i = 1; i <= text.length; i++) {
    const next = [i]
    for (let j = 1; j <= width; j++) {
      const same = text[i - 1] === word[j - 1]
      let best = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && text[i - 1] === word[j - 2] && text[i - 2] === word[j - 1]
      if (swapped) best = Math.min(best, before[j - 2]! + 1)
      next.push(best)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(...row)
}
