import type { FormatCode } from '@baize/game-kit/lotteries/index'
import { controlOf } from '../picks/controls.ts'
import type { BetWords } from './en.ts'

/** The name of a bet, as the market of the reader says it. */
export const betName = (words: BetWords, format: FormatCode, betCode: string): string =>
  (words.bets[format === 'VN_S' ? 'VN_N' : format] as Readonly<Record<string, string>>)[betCode] ?? betCode

/** A value to pick: a side, a shape, an animal, or the number itself. */
export function valueName(words: BetWords, format: FormatCode, betCode: string, value: string): string {
  if (betCode === 'SHIO') return `${value} ${words.zodiac[Number(value) - 1]}`
  if (value === '*') return betName(words, format, betCode)
  return (words.values as Readonly<Record<string, string>>)[value] ?? value
}

/** The place that a row of values stands for. */
export function rowName(words: BetWords, format: FormatCode, betCode: string, key: string): string {
  if (key.startsWith('-')) return words.tails[Number(key.slice(1)) - 1]!
  if (format === 'PK10' && betCode === 'DT') return words.duel(Number(key), 11 - Number(key))
  if (/^\d+$/.test(key)) return words.place(Number(key))
  const isWindow = ['HOMO', 'KEMB', 'SH'].includes(betCode)
  return ((isWindow ? words.windows : words.letters) as Readonly<Record<string, string>>)[key] ?? key
}

/** A ticket's content in words: `3rd: Big`, `05 21 33`, `13 | 78`, `Bankers 05 | 21 33`. */
export function contentText(words: BetWords, format: FormatCode, betCode: string, content: string): string {
  if (content.startsWith('S:')) return `${words.values.SMALL} ${content.slice(2)}`
  const { kind } = controlOf(format, betCode)
  if (kind === 'each' || kind === 'places' || kind === 'conditions') {
    return content
      .split('+')
      .map(part => {
        const [key, value] = part.includes(':') ? part.split(':') : [null, part]
        const name = value!
          .split('-')
          .map(one => valueName(words, format, betCode, one))
          .join(' ')
        return key ? `${rowName(words, format, betCode, key)}: ${name}` : name
      })
      .join(' + ')
  }
  const plain = content.replaceAll('-', ' ').replaceAll('|', ' | ')
  return kind === 'set' && content.includes('|') ? `${words.bankers} ${plain}` : plain
}
