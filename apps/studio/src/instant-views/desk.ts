import type { InstantBoot, InstantRoundView } from '@baize/api/studio/instant'
import { element, icon, iconButton } from '../client/dom.ts'
import type { LiveRegion } from '../client/live.ts'
import { Notice } from '../client/notice.ts'
import type { MoneyPanel } from '../client/purse.ts'
import type { TableSound } from '../client/sound/table-sound.ts'
import { StakePicker } from '../client/stake-picker.ts'
import { type Action, ActionButton } from './action-button.ts'
import type { GameView, RoundMark } from './game-view.ts'
import { Result } from './result.ts'
import type { Texts } from './texts/index.ts'

export interface DeskCalls {
  press(): void
  stake(): void
  help(): void
  history(): void
  fairness(): void
  toggleMute(): void
  leave(): void
}

export interface DeskInput {
  boot: InstantBoot
  texts: Texts
  live: LiveRegion
  sound: TableSound
  money: (units: bigint | number | string) => string
  isCalm: () => boolean
  calls: DeskCalls
}

const marksShown = 14

/** The page around a game: head, strip of past rounds, stage, controls and money. */
export class Desk implements MoneyPanel {
  readonly root: HTMLElement
  readonly stake: StakePicker
  readonly money: DeskInput['money']
  readonly #input: DeskInput
  readonly #stage = element('div', { class: 'stage' })
  readonly #options = element('div', { class: 'options' })
  readonly #action: ActionButton
  readonly #strip = element('ol', { class: 'strip' })
  readonly #balance = element('output', { class: 'figure' })
  readonly #lastWin = element('output', { class: 'figure is-win' })
  readonly #net = element('output', { class: 'figure' })
  readonly #notice: Notice
  readonly #result: Result
  readonly #sound: HTMLButtonElement
  #view: GameView | null = null

  constructor(input: DeskInput) {
    const { boot, texts, money, calls, live } = input
    this.#input = input
    this.money = money
    this.stake = new StakePicker({ game: boot.game, texts, money, onChange: calls.stake })
    this.#action = new ActionButton(texts.placeBet, calls.press)
    this.#notice = new Notice(live)
    this.#result = new Result(input)
    this.#sound = iconButton('loud', texts.mute, calls.toggleMute)
    this.#strip.setAttribute('aria-label', texts.lastRounds)
    const demo = boot.mode === 'play' ? element('p', { class: 'demo', title: texts.demoHint }, texts.demo) : null
    const head = element(
      'header',
      { class: 'head' },
      iconButton('back', texts.back, calls.leave),
      element('h1', { class: 'name' }, boot.game.title),
      element('span', { class: 'rtp' }, texts.rtp(boot.game.rtpPercent)),
      iconButton('shield', texts.fairness, calls.fairness),
      iconButton('history', texts.history, calls.history),
      this.#sound,
      iconButton('help', texts.help, calls.help),
    )
    const controls = element(
      'section',
      { class: 'controls', 'aria-label': texts.placeBet },
      this.#options,
      this.stake.view,
      this.#action.view,
    )
    const purse = element(
      'footer',
      { class: 'purse' },
      this.#figure(texts.balance, this.#balance),
      this.#figure(texts.lastWin, this.#lastWin),
      this.#figure(texts.net, this.#net),
    )
    const scene = element('div', { class: 'scene' }, this.#stage, this.#result.view, demo, this.#notice.view)
    const parts = [head, this.#strip, scene, controls, purse, live.view]
    this.root = element('main', { class: `game table is-${boot.definition.kind}` }, ...parts)
    for (const [i, name] of (['deep', 'mid', 'accent'] as const).entries())
      this.root.style.setProperty(`--${name}`, boot.game.palette[i]!)
    this.setLastWin(0n)
    this.setNet(0n)
  }

  seat(view: GameView): void {
    this.#view = view
    this.#stage.replaceChildren(view.stage)
    this.#options.replaceChildren(...(view.options ? [view.options] : []))
  }

  #figure(label: string, output: HTMLOutputElement): HTMLElement {
    return element('div', { class: 'field' }, element('span', { class: 'label' }, label), output)
  }

  setBalance(units: bigint, isPending: boolean): void {
    this.#balance.textContent = this.money(units)
    this.#balance.classList.toggle('is-pending', isPending)
  }

  setLastWin(units: bigint): void {
    this.#lastWin.textContent = this.money(units)
  }

  setNet(units: bigint): void {
    this.#net.textContent = `${units > 0n ? '+' : ''}${this.money(units)}`
  }

  setState(state: string): void {
    this.root.dataset.state = state
    this.stake.setEnabled(state === 'idle')
  }

  setAction(action: Action): void {
    this.#action.set(action)
  }

  setMuted(isMuted: boolean): void {
    const label = isMuted ? this.#input.texts.unmute : this.#input.texts.mute
    this.#sound.replaceChildren(icon(isMuted ? 'muted' : 'loud'))
    this.#sound.setAttribute('aria-label', label)
    this.#sound.title = label
  }

  owns(target: EventTarget | null): boolean {
    return target === this.#action.view
  }

  showPast(rounds: readonly InstantRoundView[]): void {
    const marks = rounds.slice(0, marksShown).map(round => this.#mark(this.#view!.mark(round)))
    this.#strip.replaceChildren(...marks)
  }

  #mark({ text, tone }: RoundMark): HTMLElement {
    return element('li', { class: 'mark', 'data-tone': tone }, text)
  }

  /** Says what happened in a round that is over, and shows what it paid. */
  showResult(round: InstantRoundView, what: string, balanceUnits: bigint): Promise<void> {
    this.say(this.resultOf(round, what, balanceUnits))
    return this.#result.show(Number(round.winUnits), Number(round.stakedUnits))
  }

  /** What happened in a round that is over, and what it paid, in words. */
  resultOf(round: InstantRoundView, what: string, balanceUnits: bigint): string {
    const [win, staked] = [Number(round.winUnits), Number(round.stakedUnits)]
    const [amount, balance] = [this.money(win), this.money(balanceUnits)]
    const { noWin, won, returned } = this.#input.texts.results
    const result = win === 0 ? noWin(balance) : win > staked ? won({ amount, balance }) : returned({ amount, balance })
    return `${what} ${result}`
  }

  /** The last round's words and figures go away. */
  clear(): void {
    this.#result.clear()
    this.hush()
  }

  hush(): void {
    this.#notice.clear()
  }

  say(sentence: string): void {
    if (sentence !== '') this.#input.live.say(sentence)
  }

  notify(...notice: Parameters<Notice['show']>): void {
    this.#notice.show(...notice)
  }
}
