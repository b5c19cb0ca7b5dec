/** Letters that are written as Latin ones with a stroke or without a dot, by the plain letter that stands for them. */
const stroked: Record<string, string> = {
  ...{ đ: 'd', ð: 'd', ɖ: 'd', ł: 'l', ø: 'o', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
}

/**
 * A text in small letters without marks on Latin, Greek and Cyrillic letters, as in "Đặng" and "dang". In other scripts a mark
 * makes another letter, a vowel in Thai or Devanagari, a consonant in kana: there it stays. Wide and narrow forms are one.
 */
export const foldMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[đðɖłøħŧıßæœþς]/g, letter => stroked[letter]!)

/** How a title or a search text is compared: no marks that are only accents, no case, one blank between words. */
export const searchKey = (text: string): string =>
  foldMarks(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
