/** Letters without their case and marks. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The place of the next text that begins with what was typed. One letter, also over and over, goes on to the next text with it;
 * a longer word may stay where it is.
 */
export function placeByLetters(texts: readonly string[], letters: string, from: number): number {
  const typed = plain(letters)
  const isOneLetter = new Set(typed).size === 1
  const wanted = isOneLetter ? typed.slice(0, 1) : typed
  const start = isOneLetter ? from + 1 : from
  for (let step = 0; step < texts.length; step += 1) {
    const place = (start + step) % texts.length
    if (plain(texts[place] ?? '').startsWith(wanted)) return place
  }
  return from
}
