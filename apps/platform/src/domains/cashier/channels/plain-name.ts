import { foldMarks } from '@baize/api/search-key'

/** Signs inside a name that banks leave out, as typewriters, phones and books write them; before folding, which would split some. */
const apostrophes = /['’‘ʼʻʹ`´′＇]/g
/** Marks that nobody sees, and the points of Arabic and Hebrew that are left out in everyday writing. */
const unseen = /[\p{Cf}\u0640\u064b-\u0652\u0670\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu

/** A name as banks write it: without case, signs, and accents on Latin, Greek and Cyrillic letters. Equal names are one person's. */
export const plainName = (name: string): string =>
  foldMarks(name.replace(apostrophes, ''))
    .replace(unseen, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
