import { formatAmount } from '@baize/money'
import { element } from '../client/dom.ts'
import type { PageContext } from './context.ts'
import type { DrawWatch } from './results/watch.ts'

const askAgainMs = 20_000

/** What the pool of the draw that sells holds: the balance of its account, asked for again before it is half a minute old. */
export class PoolFigure {
  readonly view = element('p', { class: 'pool', hidden: true })
  readonly #context: PageContext
  #askAtMs = 0

  constructor(context: PageContext) {
    this.#context = context
  }

  tick({ current }: DrawWatch): void {
    const isShown = current?.hasPool === true
    if (!isShown) this.view.hidden = true
    if (!isShown || performance.now() < this.#askAtMs) return
    this.#askAtMs = performance.now() + askAgainMs
    void this.#ask()
  }

  async #ask(): Promise<void> {
    const { api, boot, texts } = this.#context
    const outcome = await api.pool()
    this.view.hidden = outcome.kind !== 'ok'
    if (outcome.kind !== 'ok') return
    const { balanceUnits } = outcome.value
    this.view.dataset.units = balanceUnits
    this.view.textContent = texts.pool(formatAmount(BigInt(balanceUnits), boot.currencySymbol))
  }
}
