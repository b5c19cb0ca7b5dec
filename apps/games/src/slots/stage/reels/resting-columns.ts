/** FNV-1a over the text: a fixed number for each. */
const numberOf = (text: string): number =>
  Array.from(text).reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)

/**
 * What the reels show before the first round. Titles of a model share their strips, so each begins at a place of its own.
 * @param gameCode decides where on each strip
 */
export const restingColumns = (strips: readonly string[], rows: number, gameCode: string): string[] =>
  strips.map((strip, reel) => {
    // The upper bits: the lower ones of such a number follow from few of the text.
    const from = Math.floor((numberOf(`${reel}/${gameCode}`) / 2 ** 32) * strip.length)
    return (strip + strip).slice(from, from + rows)
  })
