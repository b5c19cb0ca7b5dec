import type {
  ChaseAnswer,
  ChaseInput,
  DrawView,
  SlipView as SentSlip,
  SlipAnswer,
  SlipInput,
} from '@baize/api/studio/lottery'
import {
  defaultSeries,
  hasSeries,
  lotteryGame,
  mostChaseIssues,
  unitLadderCents,
} from '@baize/game-kit/lotteries/index'
import { tierOf } from '../kit/money/tiers.ts'
import { newId } from '../kit/new-id.ts'
import { createFields, createPicture } from '../kit/picture.ts'
import { plannedOf, singleDraw } from './chases/fields.ts'
import { isFaulty, type PlannedTimes } from './chases/plan.ts'
import type { PageContext } from './context.ts'
import { controlIn, firstPicks, reducePicks } from './picks/picture.ts'
import { quickPick } from './picks/random.ts'
import type { Purse } from './purse.ts'
import { spoken } from './results/pieces.ts'
import type { DrawWatch } from './results/watch.ts'
import { emptySlip, reduceSlip, type SlipPhase } from './slip/picture.ts'
import { Counter, type Placed } from './slip/place.ts'
import { costOfAll, mostTickets, quoted, withTickets } from './slip/slip.ts'

/** Where bets are made: picks, their price, the slip, and what became of the last slips. */
export class Desk {
  readonly picks
  readonly slip
  readonly chase = createFields(singleDraw)
  /** Unit and times of what is picked; times as they were written. */
  readonly terms = createFields<{ unitCents: number; times: string }>({ unitCents: unitLadderCents[0], times: '1' })
  /** Draws that the game takes in one order. */
  readonly mostChased: number
  readonly watch: DrawWatch
  readonly #context: PageContext
  readonly #purse: Purse
  readonly #counter: Counter<SlipInput, SlipAnswer>
  readonly #orders: Counter<ChaseInput, ChaseAnswer>
  /** Draws whose result was shown, until their slips are settled and said. */
  readonly #toSay = new Map<string, string>()

  constructor(context: PageContext, purse: Purse, watch: DrawWatch) {
    const { boot, api, playType } = context
    const { format, code } = boot.game
    this.#context = context
    this.#purse = purse
    this.watch = watch
    this.#counter = new Counter(slip => api.place(slip))
    this.#orders = new Counter(chase => api.order(chase))
    this.mostChased = mostChaseIssues(lotteryGame(code))
    const series = hasSeries(format) ? Math.min(defaultSeries, boot.maxSeries) : defaultSeries
    this.slip = createPicture(emptySlip(format, series), reduceSlip)
    this.picks = createPicture(firstPicks(format, boot.coming[0]?.hasPool ?? false, playType), reducePicks)
  }

  /** What the fields of the chase order, inside a component. */
  usePlanned() {
    return plannedOf(this.chase.use(), this.slip.use(), this.mostChased)
  }

  quickPick(): void {
    this.picks.tell({ type: 'picked', picks: quickPick(controlIn(this.picks.read())) })
  }

  /** Puts contents of the chosen bet on the slip. */
  add(contents: readonly string[]): void {
    const { t, live } = this.#context
    const { unitCents, times } = this.terms.read()
    const { betCode } = this.picks.read()
    const tickets = contents.map(content => ({ betCode, content, unitCents, times: Number(times) }))
    const slip = this.slip.read()
    const hindrance =
      slip.phase !== 'open'
        ? t('noCertainAnswer')
        : withTickets(slip.format, slip.tickets, tickets)
          ? null
          : t('slipFull', { most: mostTickets })
    if (hindrance) {
      this.#say(hindrance, 'error')
      return
    }
    this.slip.tell({ type: 'added', tickets })
    this.slip.tell({ type: 'notice', notice: null })
    live.say(t('added', { n: tickets.length }))
    this.picks.tell({ type: 'cleared' })
  }

  /** A draw with a pool, or one without, sells now: other bets are offered, and those on the slip are not. */
  tick(): void {
    const { hasPool } = this.picks.read()
    const isPooled = this.watch.current?.hasPool ?? hasPool
    if (isPooled === hasPool || this.slip.read().phase !== 'open') return
    this.slip.tell({ type: 'cleared' })
    this.picks.tell({ type: 'pool', hasPool: isPooled })
  }

  drawn({ issue, numbers }: DrawView): void {
    const { t, boot, live } = this.#context
    const said = numbers ? `${t('resultOf', { issue })}: ${spoken(boot.game.format, numbers)}` : t('voided', { issue })
    this.#toSay.set(issue, said)
    live.say(said)
  }

  /** After a result, says what its slips were paid in all. */
  sayWins(slips: readonly SentSlip[]): void {
    const { t, money, sound } = this.#context
    for (const [issue, said] of this.#toSay) {
      const own = slips.filter(slip => slip.issue === issue && slip.state !== 'refused')
      if (own.some(({ state }) => state === 'accepted' || state === 'decided')) continue
      this.#toSay.delete(issue)
      const paidCents = own.reduce((sum, { payoutCents }) => sum + (payoutCents ?? 0), 0)
      const settled = own.filter(({ state }) => state === 'settled')
      if (settled.length === 0) continue
      const costCents = settled.reduce((sum, slip) => sum + slip.costCents, 0)
      sound.celebrate(tierOf(paidCents, costCents))
      if (paidCents === 0) sound.end()
      this.#say(
        paidCents > 0 ? `${said}. ${t('wonIn', { issue, amount: money(paidCents) })}` : t('lostIn', { issue }),
        'good',
      )
    }
  }

  /** Buys the slip, or orders it for several draws. */
  async place(): Promise<void> {
    const issue = this.watch.current?.issue
    const slip = this.slip.read()
    if (!issue || slip.phase === 'placing') return
    const planned = plannedOf(this.chase.read(), slip, this.mostChased)
    const plan = planned && !isFaulty(planned) ? planned : null
    // What has no certain answer yet is asked for again, whatever the fields say meanwhile.
    const orders = this.#orders.isUncertain || (plan !== null && !this.#counter.isUncertain)
    this.#turn('placing')
    this.slip.tell({ type: 'notice', notice: null })
    if (orders) await this.#order(issue, plan ?? { times: [], costCents: 0, stop: null })
    else await this.#buy(issue)
  }

  async #buy(issue: string): Promise<void> {
    const { format, tickets, series } = this.slip.read()
    const costCents = costOfAll(format, tickets)
    const placed = await this.#counter.place({ slipId: newId(), issue, series, costCents, tickets: this.#quoted })
    if (!this.#hasPlaced(placed)) return
    this.#purse.bought(placed.answer.slipId, placed.answer.costCents)
    this.#accepted(this.#context.t('placed', { issue: placed.answer.issue }))
  }

  async #order(firstIssue: string, { times, costCents, stop }: PlannedTimes): Promise<void> {
    const { series } = this.slip.read()
    const order = { chaseId: newId(), firstIssue, series, costCents, tickets: this.#quoted, times, stop }
    const placed = await this.#orders.place(order)
    if (!this.#hasPlaced(placed)) return
    this.#purse.held(placed.answer.chaseId, placed.answer.costCents)
    this.chase.tell(singleDraw)
    this.#accepted(this.#context.t('chase.ordered', { draws: placed.answer.issues }))
  }

  get #quoted() {
    const { format, tickets, series, told } = this.slip.read()
    return quoted(format, tickets, series, told)
  }

  /** Says what went wrong, if anything did. */
  #hasPlaced<Answer>(placed: Placed<Answer>): placed is Extract<Placed<Answer>, { kind: 'placed' }> {
    const { t } = this.#context
    this.#turn(placed.kind === 'unknown' ? 'uncertain' : 'open')
    if (placed.kind === 'unknown') this.#say(t('noCertainAnswer'), 'error')
    else void this.watch.refreshSlips()
    if (placed.kind === 'refused') {
      const { error, requestId, quote } = placed.error
      if (quote) this.slip.tell({ type: 'requoted', quote })
      this.#say(`${t(`errors.${error}`)} ${t('request', { id: requestId })}`, 'error')
    }
    return placed.kind === 'placed'
  }

  #accepted(text: string): void {
    this.#context.sound.chip()
    this.slip.tell({ type: 'cleared' })
    this.#say(text, 'good')
  }

  #turn(phase: SlipPhase): void {
    this.slip.tell({ type: 'phase', phase })
  }

  #say(text: string, kind: 'good' | 'error'): void {
    this.slip.tell({ type: 'notice', notice: { text, kind } })
    if (kind === 'error') this.#context.live.warn(text)
    else this.#context.live.say(text)
  }
}
