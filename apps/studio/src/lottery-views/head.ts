import type { DrawView } from '@baize/api/studio/lottery'
import { element, icon, iconButton } from '../client/dom.ts'
import { countdownText } from './clock.ts'
import type { PageContext } from './context.ts'
import { PoolFigure } from './pool-figure.ts'
import { prizeTable, resultRow } from './results/result-view.ts'
import type { DrawWatch } from './results/watch.ts'

export type PageName = 'tickets' | 'results' | 'trends' | 'rules'

/** Title, issue and countdown, the last result and the balance. */
export class Head {
  readonly view: HTMLElement
  readonly #context: PageContext
  readonly #issue = element('p', { class: 'issue' })
  readonly #phase = element('p', { class: 'phase' })
  readonly #countdown = element('p', { class: 'countdown', role: 'timer' })
  readonly #resultLabel = element('p', { class: 'label' })
  readonly #result = element('div', { class: 'result' })
  readonly #balance = element('output', { class: 'figure' })
  readonly #pool: PoolFigure

  readonly #sound: HTMLButtonElement

  constructor(context: PageContext, leave: () => void, open: (page: PageName) => void, toggleMute: () => void) {
    const { boot, texts } = context
    this.#context = context
    this.#sound = iconButton('loud', texts.mute, toggleMute)
    this.#pool = new PoolFigure(context)
    const pages = (['tickets', 'results', 'trends', 'rules'] as const).map(name =>
      element('button', { type: 'button', class: 'page-link', onclick: () => open(name) }, texts.pages[name]),
    )
    this.view = element(
      'header',
      { class: 'head' },
      element(
        'div',
        { class: 'head-bar' },
        iconButton('back', texts.back, leave),
        element('h1', {}, boot.game.title),
        boot.mode === 'play' ? element('span', { class: 'demo' }, texts.demo) : null,
        element('nav', { class: 'page-links', 'aria-label': boot.game.title }, ...pages),
        this.#sound,
        element('div', { class: 'balance' }, element('span', { class: 'label' }, texts.balance), this.#balance),
      ),
      element(
        'div',
        { class: 'head-draw' },
        element('div', { class: 'head-issue' }, this.#issue, this.#phase, this.#countdown, this.#pool.view),
        element('div', { class: 'head-result' }, this.#resultLabel, this.#result),
      ),
    )
  }

  setMuted(isMuted: boolean): void {
    const { mute, unmute } = this.#context.texts
    this.#sound.replaceChildren(icon(isMuted ? 'muted' : 'loud'))
    this.#sound.setAttribute('aria-label', isMuted ? unmute : mute)
    this.#sound.title = isMuted ? unmute : mute
  }

  setBalance(text: string): void {
    this.#balance.textContent = text
  }

  /** What time it is for the current draw. */
  tick(watch: DrawWatch): void {
    const { texts, clock } = this.#context
    const { current, awaited, isSelling } = watch
    this.#pool.tick(watch)
    if (!current) {
      set(this.#issue, '')
      set(this.#phase, texts.noDraw)
      set(this.#countdown, '')
      return
    }
    const until = isSelling ? current.closesAt : current.drawsAt
    set(this.#issue, texts.issue(current.issue))
    set(this.#phase, isSelling ? texts.closesIn : texts.drawsIn)
    set(this.#countdown, countdownText(Date.parse(until) - clock.nowMs, texts.dayMark))
    this.#countdown.classList.toggle('is-near', Date.parse(until) - clock.nowMs < 10_000)
    this.#countdown.classList.toggle('is-closed', !isSelling)
    if (awaited) set(this.#resultLabel, texts.drawing(awaited.issue))
  }

  /** Shows a result; a fresh one with the reveal. */
  showResult(draw: DrawView | null, isFresh: boolean): void {
    const { texts } = this.#context
    this.#result.classList.toggle('is-fresh', isFresh)
    if (!draw?.numbers) {
      set(this.#resultLabel, draw ? texts.voided(draw.issue) : texts.noResult)
      this.#result.replaceChildren()
      return
    }
    set(this.#resultLabel, texts.resultOf(draw.issue))
    const table = prizeTable(this.#context, draw.numbers)
    this.#result.replaceChildren(
      resultRow(this.#context, draw.numbers),
      ...(table ? [element('details', { class: 'full' }, element('summary', {}, texts.fullResult), table)] : []),
    )
  }
}

/** Text is set only when it differs, so that assistive technology and the layout are left alone. */
function set(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text
}
