import {
  defaultSeries,
  hasSeries,
  highestTimes,
  lowestSeries,
  rebateX10000,
  seriesStep,
  unitLadderCents,
} from '@baize/game-kit/lotteries/index'
import { element } from '../../client/dom.ts'
import type { PageContext } from '../context.ts'
import type { Surplus } from '../picks/contents.ts'
import { oddsText, percentText, type Quote, quoteOf, topOddsOf } from './quote.ts'
import type { SlipTicket } from './slip.ts'

interface ComposerCalls {
  quickPick(): void
  clear(): void
  add(tickets: SlipTicket[]): void
  series(series: number): void
}

/** Unit, times and odds mode of what is picked, its live price, and the button that puts it on the slip. */
export class Composer {
  readonly view: HTMLElement
  readonly #context: PageContext
  readonly #calls: ComposerCalls
  readonly #units: HTMLElement
  readonly #times = element('input', {
    type: 'number',
    class: 'figure',
    min: '1',
    max: String(highestTimes),
    value: '1',
    inputMode: 'numeric',
  })
  readonly #price = element('p', { class: 'price', 'aria-live': 'polite' })
  readonly #odds = element('output', { class: 'figure' })
  readonly #rebate = element('output', { class: 'figure rebate' })
  readonly #add: HTMLButtonElement
  #unitCents: number = unitLadderCents[0]
  #betCode = ''
  #contents: readonly string[] = []
  #surplus: Surplus | null = null
  series: number

  constructor(context: PageContext, calls: ComposerCalls) {
    this.#context = context
    this.#calls = calls
    const { boot, texts } = context
    this.series = hasSeries(boot.game.format) ? Math.min(defaultSeries, boot.maxSeries) : defaultSeries
    this.#units = this.#unitChoice()
    this.#times.setAttribute('aria-label', texts.times)
    this.#times.addEventListener('input', () => this.#show())
    this.#add = element(
      'button',
      { type: 'button', class: 'second', onclick: () => this.#addTickets() },
      texts.addToSlip,
    )
    const tool = (name: string, onclick: () => void) =>
      element('button', { type: 'button', class: 'plain', onclick }, name)
    this.view = element(
      'section',
      { class: 'composer panel', 'aria-label': texts.addToSlip },
      element('div', { class: 'field' }, element('span', { class: 'label' }, texts.unit), this.#units),
      element('div', { class: 'field' }, element('span', { class: 'label' }, texts.times), this.#timesField()),
      hasSeries(context.boot.game.format) ? this.#seriesField() : null,
      element(
        'div',
        { class: 'composer-tools' },
        tool(texts.quickPick, calls.quickPick),
        tool(texts.clear, calls.clear),
      ),
      this.#price,
      this.#add,
    )
  }

  show(betCode: string, contents: readonly string[], surplus: Surplus | null): void {
    this.#betCode = betCode
    this.#surplus = surplus
    this.#contents = contents
    this.#show()
  }

  #unitChoice(): HTMLElement {
    const { money, texts } = this.#context
    const buttons = unitLadderCents.map(cents =>
      element(
        'button',
        {
          type: 'button',
          'aria-pressed': String(cents === this.#unitCents),
          onclick: () => {
            this.#unitCents = cents
            for (const [i, button] of buttons.entries())
              button.setAttribute('aria-pressed', String(unitLadderCents[i] === cents))
            this.#show()
          },
        },
        money(cents),
      ),
    )
    return element('div', { class: 'units', role: 'group', 'aria-label': texts.unit }, ...buttons)
  }

  #timesField(): HTMLElement {
    const { texts } = this.#context
    const step = (mark: string, label: string, by: number) =>
      element(
        'button',
        {
          type: 'button',
          class: 'step',
          'aria-label': label,
          onclick: () => {
            const times = Math.trunc(Number(this.#times.value)) || 1
            this.#times.value = String(Math.min(highestTimes, Math.max(1, times + by)))
            this.#show()
          },
        },
        mark,
      )
    return element(
      'div',
      { class: 'stepper' },
      step('−', texts.lessTimes, -1),
      this.#times,
      step('+', texts.moreTimes, 1),
    )
  }

  #seriesField(): HTMLElement {
    const { boot, texts } = this.#context
    const slider = element('input', {
      type: 'range',
      id: 'series',
      min: String(lowestSeries),
      max: String(boot.maxSeries),
      step: String(seriesStep),
      value: String(this.series),
      oninput: () => {
        this.series = Number(slider.value)
        value.textContent = slider.value
        this.#calls.series(this.series)
        this.#show()
      },
    })
    const value = element('output', { class: 'figure', for: 'series' }, String(this.series))
    return element(
      'div',
      { class: 'field series' },
      element(
        'label',
        { class: 'label', for: 'series', title: texts.seriesHint },
        texts.series,
        ' ',
        value,
        ' ',
        this.#odds,
        ' ',
        this.#rebate,
      ),
      slider,
    )
  }

  #show(): void {
    const { boot, texts, money } = this.#context
    const odds = topOddsOf(boot.game.format, this.#betCode, this.#contents[0], this.series)
    this.#odds.textContent = odds === null ? '' : `×${oddsText(odds)}`
    this.#rebate.textContent = texts.rebate(percentText(rebateX10000(boot.maxSeries, this.series)))
    const quote = this.#quote()
    this.#add.disabled = this.#contents.length === 0 || 'fault' in quote
    this.#price.classList.toggle('is-fault', 'fault' in quote || this.#surplus !== null)
    if (this.#surplus) this.#price.textContent = texts.tooMany[this.#surplus.kind](this.#surplus)
    else if ('fault' in quote) this.#price.textContent = texts.faults[quote.fault]
    else if (this.#contents.length === 0) this.#price.textContent = texts.pickFirst
    else
      this.#price.replaceChildren(
        element('span', {}, texts.lines(quote.lines)),
        element('strong', {}, money(quote.costCents)),
        element(
          'span',
          { class: 'gain' },
          quote.isPooled
            ? texts.paysPool
            : (quote.isPerHit ? texts.paysPerHit : texts.paysUpTo)(money(quote.bestCents)),
        ),
      )
  }

  #quote(): Quote | { fault: keyof PageContext['texts']['faults'] } {
    const terms = { unitCents: this.#unitCents, times: Number(this.#times.value), series: this.series }
    return quoteOf(this.#context.boot.game.format, this.#betCode, this.#contents, terms)
  }

  #addTickets(): void {
    if ('fault' in this.#quote()) return
    const times = Number(this.#times.value)
    this.#calls.add(
      this.#contents.map(content => ({ betCode: this.#betCode, content, unitCents: this.#unitCents, times })),
    )
  }
}
