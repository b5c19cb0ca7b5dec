import { hasSeries, rebateCents, rebateX10000 } from '@baize/game-kit/lotteries/index'
import { element, iconButton } from '../../client/dom.ts'
import { betName, contentText } from '../bet-words/describe.ts'
import type { ChasePanel } from '../chases/chase-panel.ts'
import { countdownText } from '../clock.ts'
import type { PageContext } from '../context.ts'
import type { DrawWatch } from '../results/watch.ts'
import { oddsText, percentText } from './quote.ts'
import type { Slip, SlipTicket } from './slip.ts'

interface SlipCalls {
  /** The odds mode that is chosen now. */
  series(): number
  place(): void
}

export type SlipPhase = 'open' | 'placing' | 'uncertain'

/** The bet slip: its tickets, what they cost, and the button that buys them for the draw that sells. */
export class SlipView {
  readonly view: HTMLElement
  readonly #context: PageContext
  readonly #slip: Slip
  readonly #chase: ChasePanel
  readonly #list = element('ul', { class: 'tickets' })
  readonly #empty: HTMLElement
  readonly #count = element('span', { class: 'count' })
  readonly #total = element('output', { class: 'figure' })
  readonly #rebate = element('p', { class: 'slip-rebate label' })
  readonly #calls: SlipCalls
  readonly #notice = element('p', { class: 'slip-notice', hidden: true })
  readonly #closing = element('p', { class: 'slip-closing' })
  readonly #place: HTMLButtonElement
  readonly #clear: HTMLButtonElement
  readonly #toggle: HTMLButtonElement
  #phase: SlipPhase = 'open'

  constructor(context: PageContext, slip: Slip, chase: ChasePanel, calls: SlipCalls) {
    this.#context = context
    this.#slip = slip
    this.#chase = chase
    this.#calls = calls
    const { texts } = context
    this.#empty = element('p', { class: 'hint' }, texts.slipEmpty)
    this.#place = element('button', { type: 'button', class: 'main', onclick: () => calls.place() })
    this.#clear = element('button', { type: 'button', class: 'plain', onclick: () => slip.clear() }, texts.clearSlip)
    this.#toggle = element(
      'button',
      { type: 'button', class: 'sheet-toggle', 'aria-expanded': 'false', onclick: () => this.#fold() },
      texts.slip,
      ' ',
      this.#count,
    )
    this.view = element(
      'aside',
      { class: 'slip panel', 'aria-label': texts.slip },
      element('div', { class: 'slip-head' }, element('h2', {}, this.#toggle), this.#clear),
      element('div', { class: 'slip-body' }, this.#empty, this.#list),
      element(
        'div',
        { class: 'slip-foot' },
        chase.view,
        element('p', { class: 'total' }, element('span', {}, texts.total), this.#total),
        this.#rebate,
        this.#closing,
        this.#notice,
        this.#place,
      ),
    )
    this.draw()
  }

  set phase(phase: SlipPhase) {
    this.#phase = phase
    this.view.setAttribute('aria-busy', String(phase === 'placing'))
    this.draw()
  }

  get phase(): SlipPhase {
    return this.#phase
  }

  notify(text: string, kind: 'good' | 'error' | null): void {
    this.#notice.textContent = text
    this.#notice.hidden = text === ''
    this.#notice.dataset.kind = kind ?? ''
  }

  draw(): void {
    const { tickets } = this.#slip
    const quoted = this.#slip.quoted(this.#calls.series())
    this.#list.replaceChildren(...tickets.map((ticket, i) => this.#row(ticket, Math.max(...quoted[i]!.oddsX10000))))
    this.#empty.hidden = tickets.length > 0
    this.#clear.hidden = tickets.length === 0
    this.#count.textContent = String(tickets.length)
    this.#count.hidden = tickets.length === 0
    this.#chase.view.hidden = tickets.length === 0
    this.#chase.show()
    this.#total.textContent = this.#context.money(this.#chase.costCents ?? this.#slip.costCents)
    this.#showRebate()
    this.view.classList.toggle('is-filled', tickets.length > 0)
  }

  /** What goes back of the stake after the draw, or draws. */
  #showRebate(): void {
    const { boot, texts, money } = this.#context
    const { costCents } = this.#slip
    const share = hasSeries(boot.game.format) ? rebateX10000(boot.maxSeries, this.#calls.series()) : 0
    const { planned } = this.#chase
    const times = planned && !('fault' in planned) ? planned.times : [1]
    const backCents = times.reduce((sum, one) => sum + rebateCents(costCents * one, share), 0)
    this.#rebate.hidden = backCents === 0
    this.#rebate.replaceChildren(
      element('span', {}, texts.rebate(percentText(share))),
      element('output', { class: 'figure' }, money(backCents)),
    )
  }

  /** What the button says depends on whether the draw sells now. */
  tick(watch: DrawWatch): void {
    const { texts, money, clock } = this.#context
    const { current, isSelling, next } = watch
    const { tickets, costCents } = this.#slip
    const opensIn = next && countdownText(Date.parse(next.opensAt) - clock.nowMs, texts.dayMark)
    const closing = isSelling ? '' : next ? texts.nextOpens(next.issue, opensIn!) : texts.noDraw
    if (this.#closing.textContent !== closing) this.#closing.textContent = closing
    const total = money(this.#chase.costCents ?? costCents)
    if (this.#total.textContent !== total) {
      this.#total.textContent = total
      this.#showRebate()
    }
    const label =
      this.#phase === 'placing'
        ? texts.placing
        : this.#phase === 'uncertain'
          ? texts.askAgain
          : isSelling && current
            ? this.#buyText(money(costCents))
            : texts.closed
    if (this.#place.textContent !== label) this.#place.textContent = label
    const canPlace =
      this.#phase === 'uncertain' || (this.#phase === 'open' && isSelling && tickets.length > 0 && this.#chaseHolds)
    if (this.#place.disabled === canPlace) this.#place.disabled = !canPlace
  }

  get #chaseHolds(): boolean {
    const { planned } = this.#chase
    return planned === null || !('fault' in planned)
  }

  #buyText(once: string): string {
    const { texts, money } = this.#context
    const { planned } = this.#chase
    if (planned === null || 'fault' in planned) return texts.place(once)
    return texts.chase.order(planned.times.length, money(planned.costCents))
  }

  #row(ticket: SlipTicket, oddsX10000: number): HTMLElement {
    const { boot, words, texts, money } = this.#context
    const { format } = boot.game
    const name = betName(words, format, ticket.betCode)
    const content = contentText(words, format, ticket.betCode, ticket.content)
    const remove = iconButton('close', texts.remove(`${name} ${content}`), () => this.#slip.remove(ticket))
    remove.disabled = this.#phase !== 'open'
    return element(
      'li',
      {},
      element(
        'div',
        { class: 'ticket-what' },
        element('strong', { class: 'ticket-content' }, content),
        element(
          'span',
          { class: 'label' },
          `${name} · ×${oddsText(oddsX10000)} · ${money(ticket.unitCents)} × ${ticket.times}`,
        ),
      ),
      element('span', { class: 'figure' }, money(this.#slip.costOf(ticket))),
      remove,
    )
  }

  #fold(): void {
    const isOpen = this.view.classList.toggle('is-open')
    this.#toggle.setAttribute('aria-expanded', String(isOpen))
  }
}
