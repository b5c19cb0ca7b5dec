import { element } from '../client/dom.ts'

export interface ChoiceFieldInput<T extends string> {
  label: string
  /** Value and words, in order. */
  choices: readonly (readonly [value: T, words: string])[]
  chosen: T
  onChange(value: T): void
}

/** A labelled list to choose one value from. */
export class ChoiceField<T extends string> {
  readonly view: HTMLElement
  readonly #select: HTMLSelectElement

  constructor({ label, choices, chosen, onChange }: ChoiceFieldInput<T>) {
    this.#select = element(
      'select',
      { class: 'chosen', onchange: () => onChange(this.value) },
      ...choices.map(([value, words]) => element('option', { value }, words)),
    )
    this.#select.value = chosen
    this.view = element('label', { class: 'choice' }, element('span', { class: 'label' }, label), this.#select)
  }

  get value(): T {
    return this.#select.value as T
  }

  set value(value: T) {
    this.#select.value = value
  }

  setEnabled(isEnabled: boolean): void {
    this.#select.disabled = !isEnabled
  }
}
