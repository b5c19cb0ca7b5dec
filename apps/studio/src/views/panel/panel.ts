import type { GameBoot } from '@baize/api/studio/slot'
import { clustersDefinition } from '@baize/game-kit/models/clusters/definition'
import type { ModelLetter } from '@baize/game-kit/models/model'
import { element, icon, iconButton } from '../../client/dom.ts'
import { StakePicker } from '../../client/stake-picker.ts'
import type { Texts } from '../texts/index.ts'

export interface PanelCalls {
  press(): void
  stake(stakeUnits: string): void
  help(): void
  history(): void
  fairness(): void
  toggleMute(): void
  leave(): void
}

/** Models whose wins pay in ways instead of on lines. */
const waysModels: readonly ModelLetter[] = ['c', 'j']

export type SpinState = 'ready' | 'playing' | 'closed'

interface PanelOptions {
  boot: GameBoot
  texts: Texts
  money: (units: bigint | number | string) => string
  calls: PanelCalls
}

/** How wins are counted, in two words. */
function winsOf({ model, lines }: GameBoot['game'], texts: Texts): string {
  if (model === 'e') return texts.clusters(clustersDefinition('0.96').clusterSizes[0]!)
  if (model === 'f') return texts.ways(`${2 ** 6}–${lines.toLocaleString('en-US')}`)
  return waysModels.includes(model) ? texts.ways(lines.toLocaleString('en-US')) : texts.lines(lines)
}

/** The control bar: real buttons and text beside the canvas, wide below it or as a phone's bottom panel. */
export class Panel {
  readonly view: HTMLElement
  readonly top: HTMLElement
  readonly stake: StakePicker
  readonly #texts: Texts
  readonly #money: PanelOptions['money']
  readonly #balance = element('output', { class: 'figure' })
  readonly #lastWin = element('output', { class: 'figure is-win' })
  readonly #net = element('output', { class: 'figure' })
  readonly #spin: HTMLButtonElement
  readonly #sound: HTMLButtonElement[]

  constructor({ boot, texts, money, calls }: PanelOptions) {
    this.#texts = texts
    this.#money = money
    this.stake = new StakePicker({ game: boot.game, texts, money, onChange: calls.stake })
    this.#spin = element('button', { type: 'button', class: 'spin', onclick: () => calls.press() }, icon('spin'))
    const sound = () => iconButton('loud', texts.mute, calls.toggleMute)
    this.#sound = [sound(), sound()]
    const { game } = boot
    const lines = winsOf(game, texts)
    const facts = element('p', { class: 'facts' }, `${lines} · ${texts.rtp(game.rtpPercent)}`)
    const tools = element(
      'div',
      { class: 'tools' },
      iconButton('shield', texts.fairness, calls.fairness),
      iconButton('history', texts.history, calls.history),
      iconButton('help', texts.help, calls.help),
      this.#sound[0]!,
    )
    this.top = element(
      'header',
      { class: 'top' },
      iconButton('back', texts.back, calls.leave),
      element('span', { class: 'name' }, game.title),
      iconButton('shield', texts.fairness, calls.fairness),
      iconButton('history', texts.history, calls.history),
      this.#sound[1]!,
      iconButton('help', texts.help, calls.help),
    )
    this.view = element(
      'section',
      { class: 'panel', 'aria-label': texts.spin },
      this.#figure('balance', texts.balance, this.#balance),
      this.stake.view,
      this.#figure('last-win', texts.lastWin, this.#lastWin),
      this.#figure('net', texts.net, this.#net),
      facts,
      tools,
      this.#spin,
    )
    this.setSpin('ready')
    this.setLastWin(0n)
    this.setNet(0n)
  }

  #figure(name: string, label: string, output: HTMLOutputElement): HTMLElement {
    return element('div', { class: `field field-${name}` }, element('span', { class: 'label' }, label), output)
  }

  setBalance(units: bigint, isPending: boolean): void {
    this.#balance.textContent = this.#money(units)
    this.#balance.classList.toggle('is-pending', isPending)
  }

  setLastWin(units: bigint): void {
    this.#lastWin.textContent = this.#money(units)
  }

  setNet(units: bigint): void {
    this.#net.textContent = `${units > 0n ? '+' : ''}${this.#money(units)}`
  }

  setSpin(state: SpinState): void {
    const label = { ready: this.#texts.spin, playing: this.#texts.skip, closed: this.#texts.wait }[state]
    this.#spin.dataset.state = state
    this.#spin.title = label
    this.#spin.setAttribute('aria-label', label)
    this.#spin.setAttribute('aria-disabled', String(state === 'closed'))
    this.stake.setEnabled(state === 'ready')
  }

  setMuted(isMuted: boolean): void {
    const label = isMuted ? this.#texts.unmute : this.#texts.mute
    for (const button of this.#sound) {
      button.replaceChildren(icon(isMuted ? 'muted' : 'loud'))
      button.setAttribute('aria-label', label)
      button.title = label
    }
  }

  /** The dip of the button at a press. */
  dip(): void {
    this.#spin.classList.remove('is-pressed')
    this.#spin.getBoundingClientRect()
    this.#spin.classList.add('is-pressed')
  }

  focusSpin(): void {
    this.#spin.focus({ preventScroll: true })
  }

  owns(target: EventTarget | null): boolean {
    return target === this.#spin
  }
}
