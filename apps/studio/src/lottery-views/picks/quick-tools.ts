import { element } from '../../client/dom.ts'
import type { PageContext } from '../context.ts'
import { range, twoDigitNumbers } from './controls.ts'
import { numbersBetween, numbersOf, plainSelections, type QuickSelection, withReverses } from './two-digits.ts'

/** Ready selections over the grid of 00 to 99. Each adds to what is marked. */
export function quickTools(
  { texts, words }: PageContext,
  marked: ReadonlySet<string>,
  change: (next: ReadonlySet<string>) => void,
): HTMLElement {
  const add = (numbers: readonly string[]) => change(new Set([...marked, ...numbers]))
  const button = (name: string, onclick: () => void) =>
    element('button', { type: 'button', class: 'tool-word', onclick }, name)
  const plain = plainSelections.map(kind => button(texts.quick[kind], () => add(numbersOf({ kind }))))
  const list = (name: string, options: readonly [string, QuickSelection][]) => {
    const select = element(
      'select',
      {
        'aria-label': name,
        onchange: () => {
          const chosen = options[select.selectedIndex - 1]
          if (chosen) add(numbersOf(chosen[1]))
        },
      },
      element('option', { value: '' }, name),
      ...options.map(([option]) => element('option', {}, option)),
    )
    return select
  }
  const digits = range(0, 9)
  const byDigit = (kind: 'head' | 'tail' | 'sum') =>
    list(
      texts.quick[kind],
      digits.map(digit => [`${texts.quick[kind]} ${digit}`, { kind, digit: Number(digit) }]),
    )
  const zodiac = list(
    texts.quick.zodiac,
    words.zodiac.map((animal, i) => [`${i + 1} ${animal}`, { kind: 'zodiac', group: i + 1 }]),
  )
  return element(
    'div',
    { class: 'quick', role: 'group', 'aria-label': texts.quick.title },
    ...plain,
    byDigit('head'),
    byDigit('tail'),
    byDigit('sum'),
    zodiac,
    button(texts.quick.reverse, () => change(new Set(withReverses(marked)))),
    rangeTool(texts, add),
  )
}

function rangeTool(texts: PageContext['texts'], add: (numbers: readonly string[]) => void): HTMLElement {
  const choice = (name: string, value: string) => {
    const select = element(
      'select',
      { 'aria-label': name },
      ...twoDigitNumbers.map(number => element('option', {}, number)),
    )
    select.value = value
    return select
  }
  const from = choice(texts.quick.from, '00')
  const to = choice(texts.quick.to, '09')
  const apply = element(
    'button',
    {
      type: 'button',
      class: 'tool-word',
      title: texts.quick.rangeHint,
      onclick: () => {
        const numbers = numbersBetween(from.value, to.value)
        from.setCustomValidity(numbers ? '' : texts.quick.rangeHint)
        if (numbers) add(numbers)
        else from.reportValidity()
      },
    },
    texts.quick.range,
  )
  return element('span', { class: 'range' }, from, element('span', {}, '–'), to, apply)
}
