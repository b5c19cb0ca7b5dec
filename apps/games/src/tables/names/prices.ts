import type { TableKind } from '@baize/game-kit/tables/index'
import type { Texts } from '../texts.ts'

/** Games whose prices are told as decimal odds, the stake included. */
const decimalKinds: readonly TableKind[] = ['yard', 'cup']

/** A share of 10 000 in at least so many decimals: `0.95`, `8`, `1.90`. */
function decimals(x10000: number, leastDecimals: number): string {
  const [whole, rest] = (x10000 / 10_000).toFixed(4).split('.') as [string, string]
  const kept = rest.replace(/0+$/, '').padEnd(leastDecimals, '0')
  return kept ? `${whole}.${kept}` : whole
}

/** What a spot returns when it wins, the stake included, at least and at most. */
export type ReturnSpan = readonly [leastX10000: number, mostX10000: number]

/** What a win brings beside the stake: `0.95`, or `1–30` where it depends on how it is won. */
function winText([low, high]: ReturnSpan): string {
  const [from, to] = [decimals(low - 10_000, 0), decimals(high - 10_000, 0)]
  return from === to ? to : `${from}–${to}`
}

/** What a spot pays, as it stands on the cloth: `0.95:1`, `1–30:1`, or decimal odds such as `1.91`. */
export const priceText = (kind: TableKind, span: ReturnSpan): string =>
  decimalKinds.includes(kind) ? decimals(span[1], 2) : `${winText(span)}:1`

/** The same in words for those who hear it. */
export const pricePhrase = (t: Texts, kind: TableKind, span: ReturnSpan): string =>
  decimalKinds.includes(kind) ? t('odds', { odds: decimals(span[1], 2) }) : t('pays', { k: winText(span) })

/** A return such as `98.942094` cut to hundredths. */
export const percentText = (rtpPercent: string): string => rtpPercent.replace(/(\.\d\d)\d*$/, '$1')

/** An amount in few characters, for chips and pools: `0.1`, `25`, `2.5k`. */
export function shortAmount(units: number): string {
  const whole = units / 10_000
  if (whole >= 1_000_000) return `${Math.floor(whole / 10_000) / 100}M`
  if (whole >= 1_000) return `${Math.floor(whole / 10) / 100}k`
  return String(Math.floor(whole * 100) / 100)
}
