import { type FormatCode, priceTicket } from '@baize/game-kit/lotteries/index'
import { element } from '../../client/dom.ts'
import { betName, rowName, valueName } from '../bet-words/describe.ts'
import type { PageContext } from '../context.ts'
import { die } from '../results/dice.ts'
import { oddsText, topOdds } from '../slip/quote.ts'
import type { Control, Row } from './controls.ts'
import { moveFocusByArrows } from './move-focus.ts'

type Rows = Exclude<Control, { kind: 'written' }>

export interface MarksInput {
  context: PageContext
  betCode: string
  control: Rows
  marks: readonly ReadonlySet<string>[]
  series: number
  onChange(marks: readonly ReadonlySet<string>[]): void
}

/** Rows of values to mark. One press marks, another takes the mark away. */
export function marksView(input: MarksInput): HTMLElement {
  const { control } = input
  const isWide = control.kind !== 'set' && control.rows.length > 1
  return element(
    'div',
    { class: `rows${isWide ? ' is-many' : ''}` },
    ...control.rows.map((row, i) => rowView(input, row, i)),
  )
}

function rowView(input: MarksInput, row: Row, at: number): HTMLElement {
  const { context, betCode, control, marks } = input
  const { words, boot } = context
  const { format } = boot.game
  const name = row.key === null ? betName(words, format, betCode) : rowName(words, format, betCode, row.key)
  const buttons = row.values.map(value => valueButton(input, row, at, value))
  const values = element(
    'div',
    { class: 'values', role: 'group', 'aria-label': name, 'data-size': sizeOf(row) },
    ...buttons,
  )
  moveFocusByArrows(values)
  const change = (next: readonly string[]) => input.onChange(marks.map((row, i) => (i === at ? new Set(next) : row)))
  const isPool = control.kind === 'places' || control.kind === 'pools'
  return element(
    'div',
    { class: 'row' },
    row.key === null ? null : element('p', { class: 'row-name' }, name),
    values,
    isPool ? poolTools(context, row, change) : null,
  )
}

function valueButton(input: MarksInput, row: Row, at: number, value: string): HTMLButtonElement {
  const { context, betCode, control, marks, series } = input
  const { words, boot } = context
  const { format } = boot.game
  const name = valueName(words, format, betCode, value)
  const odds = control.kind === 'each' ? oddsOfChoice(format, betCode, row, value, series) : null
  const isMarked = marks[at]?.has(value) ?? false
  // The label says what is shown, the odds included, so that speech finds the button by it.
  const label = odds === null ? name : `${name} ×${odds}`
  const toggle = () => {
    const next = new Set(marks[at])
    if (!next.delete(value)) next.add(value)
    if (control.kind === 'conditions' && next.size > 1) next.delete([...next][0]!)
    input.onChange(marks.map((row, i) => (i === at ? next : row)))
  }
  return element(
    'button',
    {
      type: 'button',
      class: 'value',
      'aria-pressed': String(isMarked),
      'data-value': value,
      'aria-label': label,
      onclick: toggle,
    },
    faceOf(format, betCode, value) ?? element('span', { class: 'face' }, name),
    odds === null ? null : ' ',
    odds === null ? null : element('span', { class: 'odds' }, `×${odds}`),
  )
}

/** Dice stand for themselves, except where their sum is meant. */
function faceOf(format: FormatCode, betCode: string, value: string): HTMLElement | null {
  if (format !== 'K3' || betCode === 'SUM' || !/^[1-6]{1,3}$/.test(value)) return null
  return element('span', { class: 'dice', 'aria-hidden': 'true' }, ...[...value].map(face => die(Number(face))))
}

function oddsOfChoice(format: FormatCode, betCode: string, row: Row, value: string, series: number): string {
  const content = row.key === null ? value : `${row.key}:${value}`
  const { bet } = priceTicket(format, { betCode, content, unitCents: 100, times: 1 })
  return oddsText(topOdds(bet, series))
}

function sizeOf({ values }: Row): string {
  if (values.length > 40) return 'grid'
  return values.every(value => value.length <= 2 && /^\d+$/.test(value)) ? 'digits' : 'words'
}

function poolTools({ texts }: PageContext, { values }: Row, change: (next: readonly string[]) => void): HTMLElement {
  const half = values.length / 2
  const isOdd = (value: string) => Number(value) % 2 === 1
  const tools: [string, readonly string[]][] = [
    [texts.all, values],
    [texts.quick.big, values.slice(half)],
    [texts.quick.small, values.slice(0, half)],
    [texts.quick.odd, values.filter(isOdd)],
    [texts.quick.even, values.filter(value => !isOdd(value))],
    [texts.clear, []],
  ]
  const buttons = tools.map(([name, next]) =>
    element('button', { type: 'button', class: 'tool-word', onclick: () => change(next) }, name),
  )
  return element('div', { class: 'row-tools' }, ...buttons)
}
