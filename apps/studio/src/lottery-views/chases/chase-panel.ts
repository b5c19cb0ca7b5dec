import { lotteryGame, mostChaseIssues } from '@baize/game-kit/lotteries/index'
import { element } from '../../client/dom.ts'
import type { PageContext } from '../context.ts'
import type { Slip } from '../slip/slip.ts'
import { type ChaseChoice, type ChaseFault, type PlannedTimes, planTimes } from './plan.ts'

/** How many draws the slip is bought for, how its times grow and when it stops; with what all of it costs. */
export class ChasePanel {
  readonly view: HTMLDetailsElement
  readonly #context: PageContext
  readonly #slip: Slip
  readonly #most: number
  readonly #series: () => number
  readonly #draws: HTMLInputElement
  readonly #every: HTMLInputElement
  readonly #share: HTMLInputElement
  readonly #profit: HTMLInputElement
  readonly #plan: HTMLSelectElement
  readonly #stop: HTMLSelectElement
  readonly #said = element('p', { class: 'chase-said', 'aria-live': 'polite' })
  readonly #onChange: () => void
  #fields: [HTMLElement, () => boolean][] = []
  #count = 0

  constructor(context: PageContext, slip: Slip, series: () => number, onChange: () => void) {
    this.#context = context
    this.#slip = slip
    this.#series = series
    this.#onChange = onChange
    this.#most = mostChaseIssues(lotteryGame(context.boot.game.code))
    const { chase } = context.texts
    this.#draws = this.#number(1, this.#most)
    this.#every = this.#number(1, this.#most)
    this.#share = this.#number(20, 1_000)
    this.#profit = element('input', { type: 'text', class: 'figure', value: '10', inputMode: 'decimal' })
    this.#profit.addEventListener('input', () => this.#changed())
    this.#plan = this.#select(chase.plans)
    this.#stop = this.#select(chase.stops)
    this.#stop.value = 'win'
    this.view = element(
      'details',
      { class: 'chase', ontoggle: () => this.#changed() },
      element('summary', {}, chase.title),
      element('p', { class: 'hint' }, chase.hint),
      element(
        'div',
        { class: 'chase-fields' },
        this.#field(chase.draws, this.#draws),
        this.#field(chase.plan, this.#plan),
        this.#field(chase.every, this.#every, () => this.#plan.value === 'double'),
        this.#field(chase.share, this.#share, () => this.#plan.value === 'profit'),
        this.#field(chase.stop, this.#stop),
        this.#field(chase.amount, this.#profit, () => this.#stop.value === 'profit'),
      ),
      this.#said,
    )
    this.show()
  }

  /** Null while the slip is bought for one draw only. */
  get planned(): PlannedTimes | { fault: ChaseFault } | null {
    if (!this.view.open || this.#draws.value === '1' || this.#slip.tickets.length === 0) return null
    return planTimes(this.#context.boot.game.format, this.#slip.tickets, this.#series(), this.#choice, this.#most)
  }

  /** What the whole order costs; null while there is none that can be placed. */
  get costCents(): number | null {
    const { planned } = this
    return planned && !('fault' in planned) ? planned.costCents : null
  }

  /** Back to a single draw. */
  reset(): void {
    this.#draws.value = '1'
    this.view.open = false
    this.show()
  }

  /** Says what the order costs, or what is wrong with it. */
  show(): void {
    for (const [field, isShown] of this.#fields) field.hidden = !isShown()
    const { planned } = this
    this.#said.classList.toggle('is-fault', planned !== null && 'fault' in planned)
    this.#said.replaceChildren(...(planned ? this.#words(planned) : []))
  }

  #words(planned: PlannedTimes | { fault: ChaseFault }): (string | HTMLElement)[] {
    const { texts, money } = this.#context
    if ('fault' in planned) return [texts.chase.faults[planned.fault](this.#most)]
    const { times, costCents } = planned
    const total = texts.chase.total(times.length, money(costCents))
    if (this.#plan.value === 'same') return [total]
    return [total, element('span', { class: 'figure' }, texts.chase.steps(times.join(' · ')))]
  }

  get #choice(): ChaseChoice {
    return {
      draws: Number(this.#draws.value),
      plan: this.#plan.value as ChaseChoice['plan'],
      every: Number(this.#every.value),
      sharePercent: Number(this.#share.value),
      stop: this.#stop.value as ChaseChoice['stop'],
      profitCents: Math.round(Number(this.#profit.value.replace(',', '.')) * 100),
    }
  }

  #changed(): void {
    this.show()
    this.#onChange()
  }

  #number(value: number, max: number): HTMLInputElement {
    const limits = { min: '1', max: String(max), value: String(value), inputMode: 'numeric' }
    const input = element('input', { type: 'number', class: 'figure', ...limits })
    input.addEventListener('input', () => this.#changed())
    return input
  }

  #select(names: Record<string, string>): HTMLSelectElement {
    const options = Object.entries(names).map(([value, name]) => element('option', { value }, name))
    return element('select', { onchange: () => this.#changed() }, ...options)
  }

  /** The name stands beside its control: around a list it would take the chosen option in. */
  #field(name: string, control: HTMLElement, isShown?: () => boolean): HTMLElement {
    control.id = `chase-${this.#count++}`
    const label = element('label', { class: 'label', for: control.id }, name)
    const field = element('div', { class: 'field' }, label, control)
    if (isShown) this.#fields.push([field, isShown])
    return field
  }
}
