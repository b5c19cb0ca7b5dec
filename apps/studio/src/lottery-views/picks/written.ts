import { element } from '../../client/dom.ts'
import type { PageContext } from '../context.ts'
import { type Picks, writtenNumbers } from './contents.ts'
import type { Control } from './controls.ts'

type Written = Extract<Control, { kind: 'written' }>

/** A field for numbers of several digits, with a pad of digits under it and the choice of a side where there is one. */
export function writtenView(
  { texts, words }: PageContext,
  control: Written,
  picks: Picks,
  onChange: (picks: Picks) => void,
): HTMLElement {
  let { side } = picks
  const bad = element('p', { class: 'fault', role: 'status' })
  const field = element('textarea', {
    id: 'numbers',
    rows: 3,
    value: picks.text,
    inputMode: control.wild ? 'text' : 'numeric',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: example(control),
  })
  const read = () => {
    const wrong = writtenNumbers(field.value, control).bad
    bad.textContent = wrong.length > 0 ? texts.notNumbers(wrong.slice(0, 5).join(', ')) : ''
    onChange({ ...picks, text: field.value, side })
  }
  field.addEventListener('input', read)
  const press = (key: string) => {
    field.value = key === '⌫' ? field.value.slice(0, -1).trimEnd() : typed(field.value, key, control.digits)
    read()
  }
  const keys = [...'1234567890', ...(control.wild ? ['R'] : []), '⌫'].map(key =>
    element(
      'button',
      { type: 'button', class: 'key', 'aria-label': key === '⌫' ? texts.deleteLast : key, onclick: () => press(key) },
      key,
    ),
  )
  const sides = control.sides.map((name, i) => {
    const radio = element('input', {
      type: 'radio',
      name: 'side',
      checked: picks.side === i,
      onchange: () => {
        side = i
        read()
      },
    })
    return element('label', { class: 'side' }, radio, words.values[name as 'BIG' | 'SMALL'])
  })
  return element(
    'div',
    { class: 'written' },
    sides.length > 0
      ? element('div', { class: 'sides', role: 'radiogroup', 'aria-label': texts.side }, ...sides)
      : null,
    element('label', { for: 'numbers' }, control.wild ? texts.writeWild : texts.writeNumbers(control.digits)),
    field,
    bad,
    element('div', { class: 'keys' }, ...keys),
  )
}

/** The pad parts numbers by itself as soon as one is complete. */
function typed(text: string, key: string, digits: number): string {
  const last = text.split(/[^0-9A-Za-z]+/).at(-1)!
  return last.length >= digits ? `${text} ${key}` : text + key
}

const example = ({ digits, wild }: Written): string =>
  wild ? 'R866 12R4' : [...'0123456789'].slice(1, digits + 1).join('')
