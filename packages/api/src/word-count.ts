const oneWordEach = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * Words in a text: each Chinese or Japanese character is one, words of all other scripts are what the language's own
 * rules make of them, also where no blank stands between them.
 */
export function wordCount(text: string): number {
  const characters = text.match(oneWordEach)?.length ?? 0
  const rest = text.replace(oneWordEach, ' ')
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(rest)
  return characters + [...segments].filter(({ isWordLike }) => isWordLike).length
}
