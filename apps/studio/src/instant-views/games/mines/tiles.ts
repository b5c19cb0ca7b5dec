import { element } from '../../../client/dom.ts'

export type TileState = 'covered' | 'safe' | 'mine' | 'struck'

const svg = (inner: string, viewBox = '0 0 64 64'): string =>
  `<svg viewBox="${viewBox}" aria-hidden="true">${inner}</svg>`

const gem = svg(
  '<path d="M14 8h36l12 17L32 58 2 25z" fill="var(--gem)"/><path d="M14 8l8 17h20l8-17z" fill="#fff" fill-opacity=".42"/>' +
    '<path d="M2 25h20L32 58z" fill="#000" fill-opacity=".12"/><path d="M62 25H42L32 58z" fill="#000" fill-opacity=".26"/>' +
    '<path d="M22 25h20L32 58z" fill="#fff" fill-opacity=".2"/>',
)
const spikes = [0, 45, 90, 135].map(
  turn => `<rect x="29" y="4" width="6" height="56" rx="3" transform="rotate(${turn} 32 32)"/>`,
)
const mine = svg(
  `<g fill="#171310">${spikes.join('')}<circle cx="32" cy="32" r="20"/></g>` +
    '<circle cx="32" cy="32" r="20" fill="none" stroke="#5b4b42" stroke-width="2"/>' +
    '<circle cx="25" cy="25" r="5" fill="#fff" fill-opacity=".55"/><circle cx="32" cy="34" r="5" fill="#ff6a4d"/>',
)

/** A tile that flips once. Its back is drawn only when it is known. */
export class Tile {
  readonly view: HTMLButtonElement
  readonly #back = element('span', { class: 'back' })

  constructor(onPress: () => void) {
    this.view = element(
      'button',
      { type: 'button', class: 'tile', onclick: onPress },
      element('span', { class: 'front' }),
      this.#back,
    )
  }

  /** Ghosts are what a finished round still hid. */
  show(state: TileState, label: string, isGhost = false): void {
    this.view.dataset.state = state
    this.view.classList.toggle('is-ghost', isGhost)
    this.view.setAttribute('aria-label', label)
    this.#back.innerHTML = state === 'covered' ? '' : state === 'safe' ? gem : mine
  }
}
