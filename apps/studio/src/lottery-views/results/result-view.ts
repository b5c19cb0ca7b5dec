import type { FormatCode } from '@baize/game-kit/lotteries/index'
import { element } from '../../client/dom.ts'
import type { PageContext } from '../context.ts'
import { die } from './dice.ts'
import { prizesOf } from './prizes.ts'

type Numbers = readonly string[]

/** The drawn numbers in one row: dice, race tiles or balls. Of a prize table its first prize. */
export function resultRow({ boot, texts }: PageContext, numbers: Numbers): HTMLElement {
  const { format } = boot.game
  const row = element(
    'div',
    { class: `drawn drawn-${format.toLowerCase()}`, role: 'img', 'aria-label': spoken(format, numbers) },
    ...piecesOf(format, numbers),
  )
  for (const [i, piece] of [...row.children].entries()) (piece as HTMLElement).style.setProperty('--turn', String(i))
  const total = sumOf(format, numbers)
  return total === null
    ? row
    : element('div', { class: 'drawn-line' }, row, element('span', { class: 'sum' }, texts.sum(total)))
}

function piecesOf(format: FormatCode, numbers: Numbers): Element[] {
  if (format === 'K3') return numbers.map(face => die(Number(face)))
  if (format === 'PK10') return numbers.map(car => piece('car', car, Number(car) - 1))
  if (format === 'KENO')
    return [...numbers]
      .sort((a, b) => Number(a) - Number(b))
      .map(ball => piece('ball', ball, Math.floor((Number(ball) - 1) / 8)))
  if (format === 'SIX45') return numbers.map(ball => piece('ball', ball, Math.floor((Number(ball) - 1) / 5)))
  return [...headline(format, numbers)].map(digit => piece('ball', digit, Number(digit)))
}

const piece = (kind: 'ball' | 'car', text: string, hue: number) =>
  element('span', { class: kind, 'data-hue': String(hue % 10) }, text)

/** The number that stands for a result: its first prize, or all of its digits. */
const headline = (format: FormatCode, numbers: Numbers): string => (prizesOf(format) ? numbers[0]! : numbers.join(''))

const sumOf = (format: FormatCode, numbers: Numbers): number | null =>
  ['K3', 'SSC', 'F3D', 'KENO'].includes(format) ? numbers.reduce((sum, number) => sum + Number(number), 0) : null

/** A result as it is read out. */
export const spoken = (format: FormatCode, numbers: Numbers): string =>
  prizesOf(format) ? [...numbers[0]!].join(' ') : [...numbers.join(' ')].join('')

/** Every number of a result by its prize; null where one row says it all. */
export function prizeTable({ boot, texts }: PageContext, numbers: Numbers): HTMLElement | null {
  const prizes = prizesOf(boot.game.format)
  if (!prizes) return null
  const rows = prizes.map(({ name, from, count }, turn) => {
    const cells = numbers.slice(from, from + count).map(number => element('span', { class: 'number' }, number))
    const row = element(
      'tr',
      { class: `prize-${name}` },
      element('th', { scope: 'row' }, texts.prizes[name]),
      element('td', {}, element('div', { class: 'numbers' }, ...cells)),
    )
    row.style.setProperty('--turn', String(turn))
    return row
  })
  return element('table', { class: 'prize-table' }, element('tbody', {}, ...rows))
}
