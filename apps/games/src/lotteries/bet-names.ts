import type { FormatCode } from '@baize/game-kit/lotteries/index'
import { controlOf } from './picks/controls.ts'
import type { Texts } from './texts.ts'

type Key = Parameters<Texts>[0]

/** A text that not every value has; the other ones are said as they are written. */
function textOr(t: Texts, key: string, otherwise: string): string {
  const text = t(key as Key)
  return text === key ? otherwise : text
}

/** The name of a bet, as the market of the reader says it. */
export const betName = (t: Texts, format: FormatCode, betCode: string): string =>
  textOr(t, `bet.bets.${format === 'VN_S' ? 'VN_N' : format}.${betCode}`, betCode)

/** An animal of the zodiac, from 1 on. */
export const animalName = (t: Texts, number: number): string => t(`bet.zodiac.${number - 1}` as Key)

/** A value to pick: a side, a shape, an animal, or the number itself. */
export function valueName(t: Texts, format: FormatCode, betCode: string, value: string): string {
  if (betCode === 'SHIO') return `${value} ${animalName(t, Number(value))}`
  if (value === '*') return betName(t, format, betCode)
  return textOr(t, `bet.values.${value}`, value)
}

/** The place that a row of values stands for. */
export function rowName(t: Texts, format: FormatCode, betCode: string, key: string): string {
  if (key.startsWith('-')) return t(`bet.tails.${Number(key.slice(1)) - 1}` as Key)
  if (format === 'PK10' && betCode === 'DT') return t('bet.duel', { first: Number(key), second: 11 - Number(key) })
  if (/^\d+$/.test(key)) return t('bet.place', { n: Number(key) })
  const isWindow = ['HOMO', 'KEMB', 'SH'].includes(betCode)
  return textOr(t, `bet.${isWindow ? 'windows' : 'letters'}.${key}`, key)
}

/** A ticket's content in words: `3rd: Big`, `05 21 33`, `13 | 78`, `Bankers 05 | 21 33`. */
export function contentText(t: Texts, format: FormatCode, betCode: string, content: string): string {
  if (content.startsWith('S:')) return `${t('bet.values.SMALL')} ${content.slice(2)}`
  const { kind } = controlOf(format, betCode)
  if (kind === 'each' || kind === 'places' || kind === 'conditions') {
    return content
      .split('+')
      .map(part => {
        const [key, value] = part.includes(':') ? part.split(':') : [null, part]
        const name = value!
          .split('-')
          .map(one => valueName(t, format, betCode, one))
          .join(' ')
        return key ? `${rowName(t, format, betCode, key)}: ${name}` : name
      })
      .join(' + ')
  }
  const plain = content.replaceAll('-', ' ').replaceAll('|', ' | ')
  return kind === 'set' && content.includes('|') ? `${t('bet.bankers')} ${plain}` : plain
}
