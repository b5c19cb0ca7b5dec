import { readFileSync } from 'node:fs'
import { BloomFilter } from './bloom-filter.ts'

const file = new URL('known-passwords.bloom', import.meta.url)
let list: BloomFilter | undefined

/** A password as lists of known ones have it: capitals do not make it another one. */
const plainForm = (password: string): string => password.normalize('NFKC').toLowerCase()

/** True for a password on the list of known ones, which `scripts/make-known-passwords.ts` makes. */
export function isKnown(password: string): boolean {
  list ??= new BloomFilter(readFileSync(file))
  return list.has(plainForm(password))
}

const leastLetters = 3
/** What people put around a word to make a password of it. */
const edges = /^[^\p{L}]+|[^\p{L}]+$/gu
const bare = (text: string): string => text.replaceAll(edges, '')

/**
 * True for a password that is one of the words, such as the account's own names, as it is, twice, or with digits and signs
 * around it. An attacker who knows the account tries those first.
 */
export function isMadeOf(password: string, words: readonly (string | null | undefined)[]): boolean {
  const plain = plainForm(password)
  return words
    .flatMap(word => (word ? [plainForm(word), plainForm(word).split('@')[0]!] : []))
    .some(
      word =>
        plain === word || (bare(word).length >= leastLetters && bare(plain) === bare(word)) || plain === word + word,
    )
}
