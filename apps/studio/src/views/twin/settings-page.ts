import { element } from '../../client/dom.ts'
import type { Texts } from '../texts/index.ts'

export interface SettingsInput {
  texts: Texts
  muted: boolean
  volume: number
  isLeftHanded: boolean
  onMute(muted: boolean): void
  /** 0 to 1. */
  onVolume(volume: number): void
  onLeftHand(isLeft: boolean): void
}

/** Sound and the side of the spin button. */
export function settingsPage(input: SettingsInput): HTMLElement {
  const { texts } = input
  const isChecked = (event: Event) => (event.target as HTMLInputElement).checked
  const mute = element('input', {
    type: 'checkbox',
    checked: input.muted,
    onchange: (event: Event) => input.onMute(isChecked(event)),
  })
  const volume = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: String(Math.round(input.volume * 100)),
    oninput: (event: Event) => input.onVolume(Number((event.target as HTMLInputElement).value) / 100),
  })
  const left = element('input', {
    type: 'checkbox',
    checked: input.isLeftHanded,
    onchange: (event: Event) => input.onLeftHand(isChecked(event)),
  })
  return element(
    'div',
    { class: 'page settings' },
    element('label', {}, mute, texts.mute),
    element('label', {}, texts.volume, volume),
    element('label', {}, left, texts.leftHand),
  )
}
