/** Ways to choose k of n; 0 when k is out of range. Exact while the result stays below 2^53. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - Math.min(k, n - k) + i)) / i
  return Math.round(ways)
}

/** Number of distinct orders of the characters of a text: 24, 12, 6, 4 or 1 for four digits. */
export function orders(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((ways, count) => ways / factorial(count), factorial(text.length))
}

/** Every distinct order of the characters of a text. */
export function ordersOf(text: string): string[] {
  if (text.length < 2) return [text]
  const found = [...new Set(text)].flatMap(first => ordersOf(text.replace(first, '')).map(rest => first + rest))
  return found
}

/** The characters of a text in ascending order, so that texts of the same characters are equal. */
export const sorted = (text: string): string => [...text].sort().join('')

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}
