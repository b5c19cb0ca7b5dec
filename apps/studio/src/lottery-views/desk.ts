import type {
  ChaseAnswer,
  ChaseInput,
  DrawView,
  SlipView as SentSlip,
  SlipAnswer,
  SlipInput,
} from '@baize/api/studio/lottery'
import { element } from '../client/dom.ts'
import { tierOf } from '../client/tiers.ts'
import { ChasePanel } from './chases/chase-panel.ts'
import type { PlannedTimes } from './chases/plan.ts'
import type { PageContext } from './context.ts'
import { Picker } from './picks/picker.ts'
import type { Purse } from './purse.ts'
import { spoken } from './results/result-view.ts'
import type { DrawWatch } from './results/watch.ts'
import { Composer } from './slip/composer.ts'
import { movedCents } from './slip/moved-cents.ts'
import { stateText } from './slip/my-slips.ts'
import { Counter, newId, type Placed } from './slip/place.ts'
import { mostTickets, type QuotedTicket, Slip } from './slip/slip.ts'
import { SlipView } from './slip/slip-view.ts'

const recentSlips = 4

/** Where bets are made: picks, their price, the slip, and what became of the last slips. */
export class Desk {
  readonly view: HTMLElement
  readonly #context: PageContext
  readonly #purse: Purse
  readonly #slip: Slip
  readonly #slipView: SlipView
  readonly #picker: Picker
  readonly #composer: Composer
  readonly #counter: Counter<SlipInput, SlipAnswer>
  readonly #orders: Counter<ChaseInput, ChaseAnswer>
  readonly #chase: ChasePanel
  readonly #recent = element('ul', { class: 'recent' })
  #watch: DrawWatch | null = null
  #hasPool: boolean
  /** Draws whose result was shown, until their slips are settled and said. */
  readonly #toSay = new Map<string, string>()

  constructor(context: PageContext, purse: Purse) {
    const { boot, texts, api } = context
    this.#context = context
    this.#purse = purse
    this.#hasPool = boot.coming[0]?.hasPool ?? false
    this.#counter = new Counter(slip => api.place(slip))
    this.#orders = new Counter(chase => api.order(chase))
    this.#slip = new Slip(boot.game.format, () => this.#slipView.draw())
    this.#chase = new ChasePanel(
      context,
      this.#slip,
      () => this.series,
      () => this.#watch && this.#slipView.tick(this.#watch),
    )
    this.#composer = new Composer(context, {
      quickPick: () => this.#picker.quickPick(),
      clear: () => this.#picker.clear(),
      series: series => {
        this.#picker.setSeries(series)
        this.#slip.changeSeries()
      },
      add: tickets => {
        if (this.#slipView.phase !== 'open') return this.#say(texts.noCertainAnswer, 'error')
        if (!this.#slip.add(tickets)) return this.#say(texts.slipFull(mostTickets), 'error')
        this.#say('', null)
        context.live.say(texts.added(tickets.length))
        this.#picker.clear()
      },
    })
    this.#slipView = new SlipView(context, this.#slip, this.#chase, {
      series: () => this.series,
      place: () => void this.#place(),
    })
    this.#picker = new Picker(context, { series: this.#composer.series, hasPool: this.#hasPool }, () =>
      this.#showPicks(),
    )
    this.#showPicks()
    const recent = element(
      'section',
      { class: 'recent-slips panel', 'aria-label': texts.pages.tickets },
      element('h2', {}, texts.pages.tickets),
      this.#recent,
    )
    this.view = element(
      'div',
      { class: 'desk' },
      element('div', { class: 'desk-picks' }, this.#picker.view, this.#composer.view),
      element('div', { class: 'desk-slip' }, this.#slipView.view, recent),
    )
    this.showSlips([])
  }

  get series(): number {
    return this.#composer.series
  }

  tick(watch: DrawWatch): void {
    this.#watch = watch
    const hasPool = watch.current?.hasPool ?? this.#hasPool
    if (hasPool !== this.#hasPool && this.#slipView.phase === 'open') {
      this.#hasPool = hasPool
      this.#slip.clear()
      this.#picker.setPool(hasPool)
    }
    this.#slipView.tick(watch)
  }

  drawn({ issue, numbers }: DrawView): void {
    const { texts, boot, live } = this.#context
    const said = numbers ? `${texts.resultOf(issue)}: ${spoken(boot.game.format, numbers)}` : texts.voided(issue)
    this.#toSay.set(issue, said)
    live.say(said)
  }

  showSlips(slips: readonly SentSlip[]): void {
    const { texts, money } = this.#context
    const rows = slips.slice(0, recentSlips).map(slip => {
      const moved = movedCents(slip)
      const won = moved > 0
      return element(
        'li',
        { 'data-slip': slip.slipId, 'data-state': slip.state },
        element('span', {}, slip.issue),
        element('span', { class: `state state-${won ? 'won' : slip.state}` }, stateText(this.#context, slip)),
        element(
          'span',
          { class: won ? 'figure gain' : 'figure' },
          `${won ? '+' : moved < 0 ? '-' : ''}${money(Math.abs(moved))}`,
        ),
      )
    })
    this.#recent.replaceChildren(...(rows.length > 0 ? rows : [element('li', { class: 'hint' }, texts.noSlips)]))
    this.#sayWins(slips)
  }

  /** After a result, what its slips were paid in all. */
  #sayWins(slips: readonly SentSlip[]): void {
    const { texts, money } = this.#context
    for (const [issue, said] of this.#toSay) {
      const own = slips.filter(slip => slip.issue === issue && slip.state !== 'refused')
      if (own.some(({ state }) => state === 'accepted' || state === 'decided')) continue
      this.#toSay.delete(issue)
      const paidCents = own.reduce((sum, { payoutCents }) => sum + (payoutCents ?? 0), 0)
      const settled = own.filter(({ state }) => state === 'settled')
      if (settled.length === 0) continue
      const costCents = settled.reduce((sum, slip) => sum + slip.costCents, 0)
      this.#context.sound.celebrate(tierOf(paidCents, costCents))
      if (paidCents === 0) this.#context.sound.end()
      this.#say(paidCents > 0 ? `${said}. ${texts.wonIn(issue, money(paidCents))}` : texts.lostIn(issue), 'good')
    }
  }

  #showPicks(): void {
    this.#composer.show(this.#picker.betCode, this.#picker.contents, this.#picker.surplus)
  }

  async #place(): Promise<void> {
    const issue = this.#watch?.current?.issue
    if (!issue || this.#slipView.phase === 'placing') return
    const { planned } = this.#chase
    const plan = planned && !('fault' in planned) ? planned : null
    // What has no certain answer yet is asked for again, whatever the fields say meanwhile.
    const orders = this.#orders.isUncertain || (plan !== null && !this.#counter.isUncertain)
    this.#slipView.phase = 'placing'
    this.#say('', null)
    if (orders) await this.#order(issue, plan ?? { times: [], costCents: 0, stop: null })
    else await this.#buy(issue)
  }

  async #buy(issue: string): Promise<void> {
    const { texts } = this.#context
    const slip = {
      slipId: newId(),
      issue,
      series: this.series,
      costCents: this.#slip.costCents,
      tickets: this.#tickets,
    }
    const placed = await this.#counter.place(slip)
    if (!this.#hasPlaced(placed)) return
    this.#purse.bought(placed.answer.slipId, placed.answer.costCents)
    this.#accepted(texts.placed(placed.answer.issue))
  }

  async #order(firstIssue: string, { times, costCents, stop }: PlannedTimes): Promise<void> {
    const { texts } = this.#context
    const order = { chaseId: newId(), firstIssue, series: this.series, costCents, tickets: this.#tickets, times, stop }
    const placed = await this.#orders.place(order)
    if (!this.#hasPlaced(placed)) return
    this.#purse.held(placed.answer.chaseId, placed.answer.costCents)
    this.#chase.reset()
    this.#accepted(texts.chase.ordered(placed.answer.issues))
  }

  get #tickets(): QuotedTicket[] {
    return this.#slip.quoted(this.series)
  }

  /** Says what went wrong, if anything did. */
  #hasPlaced<Answer>(placed: Placed<Answer>): placed is Extract<Placed<Answer>, { kind: 'placed' }> {
    const { texts } = this.#context
    this.#slipView.phase = placed.kind === 'unknown' ? 'uncertain' : 'open'
    if (placed.kind === 'unknown') this.#say(texts.noCertainAnswer, 'error')
    else void this.#watch?.refreshSlips()
    if (placed.kind === 'refused') {
      const { error, requestId, quote } = placed.error
      if (quote) this.#slip.requote(quote)
      this.#say(`${texts.errors[error]} ${texts.request(requestId)}`, 'error')
    }
    return placed.kind === 'placed'
  }

  #accepted(text: string): void {
    this.#context.sound.chip()
    this.#slip.clear()
    this.#say(text, 'good')
  }

  #say(text: string, kind: 'good' | 'error' | null): void {
    this.#slipView.notify(text, kind)
    if (kind === 'error') this.#context.live.warn(text)
    else if (text) this.#context.live.say(text)
  }
}
