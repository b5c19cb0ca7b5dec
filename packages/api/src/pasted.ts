/** Zeros of the digits that keyboards of Arabic, Indian, Thai, Lao, Burmese and Khmer writing type. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0]

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!
  const zero = zeros.find(first => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/**
 * What a person typed or pasted, in plain letters and digits: wide forms and other digits as plain ones, and without the marks
 * that nobody sees, such as those of direction that come along with a copied number.
 */
const plainTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)

/** Signs that stand between the groups of a number wherever it is printed. */
const betweenGroups = /[\s.·_\p{Pd}/()]/gu

/** A phone number as digits, after a plus where it names its country, for which a call abroad begins with 00. */
export const phoneTyped = (typed: string): string =>
  plainTyped(typed)
    .replace(betweenGroups, '')
    .replace(/^00(?=[1-9])/, '+')

/** A number of a payout account in the one form in which it is stored: letters and digits alone; null for anything else. */
export function payoutNumber(typed: string): string | null {
  const number = plainTyped(typed).replace(betweenGroups, '').toUpperCase()
  return /^[0-9A-Z]{6,40}$/.test(number) ? number : null
}

/** What of a value its field's rule judges: of a phone number its digits, however they were typed. */
export const judged = ({ patternId }: { patternId: string }, typed: string): string =>
  patternId === 'PHONE' ? phoneTyped(typed).replace(/^\+/, '') : typed
