import { element } from '../../client/dom.ts'
import { valueName } from '../bet-words/describe.ts'
import type { PageContext } from '../context.ts'
import type { Picks } from './contents.ts'
import type { Control } from './controls.ts'
import { moveFocusByArrows } from './move-focus.ts'

/** The marked values of a set once more: those that are pressed here stand in every line of the ticket. */
export function bankersView(
  { texts, words, boot }: PageContext,
  betCode: string,
  { rows, least }: Extract<Control, { kind: 'set' }>,
  { marks, bankers }: Picks,
  change: (bankers: ReadonlySet<string>) => void,
): HTMLElement {
  const marked = rows[0]!.values.filter(value => marks[0]!.has(value))
  // A line has room for one more number at least.
  const most = least - 1
  const buttons = marked.map(value => {
    const isBanker = bankers.has(value)
    const toggle = () => change(new Set(isBanker ? [...bankers].filter(one => one !== value) : [...bankers, value]))
    return element(
      'button',
      {
        ...{ type: 'button', class: 'value', 'aria-pressed': String(isBanker), onclick: toggle },
        disabled: !isBanker && bankers.size >= most,
      },
      element('span', { class: 'face' }, valueName(words, boot.game.format, betCode, value)),
    )
  })
  const values = element(
    'div',
    { class: 'values', role: 'group', 'aria-label': words.bankers, 'data-size': 'digits' },
    ...buttons,
  )
  moveFocusByArrows(values)
  return element(
    'div',
    { class: 'row bankers', hidden: marked.length === 0 },
    element('p', { class: 'row-name' }, words.bankers),
    element('p', { class: 'hint' }, texts.bankers(most)),
    values,
  )
}
