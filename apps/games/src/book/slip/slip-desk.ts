import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import { newId } from '../../kit/new-id.ts'
import type { PageParts } from '../page-parts.ts'
import { claimKey } from '../state/claim-key.ts'
import type { BookPurse } from '../state/purse.ts'
import { type LegNow, legNow } from './leg-now.ts'
import { answerWithinMs, placeSlip, validForMs } from './place-slip.ts'
import { slipRequest } from './slip-request.ts'
import type { PlaceRequest, SlipLeg } from './slip-state.ts'

const quoteAfterMs = 300

/** What the slip asks of the studio: limits while it is filled, prices of combinations, and the bets themselves. */
export class SlipDesk {
  readonly #page: PageParts
  readonly #purse: BookPurse
  readonly #refuse: (error: StudioErrorAnswer) => void
  #quoting: ReturnType<typeof setTimeout> | undefined

  constructor(page: PageParts, purse: BookPurse, refuse: (error: StudioErrorAnswer) => void) {
    this.#page = page
    this.#purse = purse
    this.#refuse = refuse
  }

  toggle(leg: SlipLeg): void {
    this.#page.slip.tell({ type: 'toggled', leg })
    this.#quoteSoon()
  }

  /** The selections of the accepted bets once more, at the odds of now: the player agrees to those that have moved. */
  async keep(): Promise<void> {
    const { slip } = this.#page
    slip.tell({ type: 'kept' })
    this.#quoteSoon()
    const { legs } = slip.read()
    for (const fixture of new Set(legs.map(leg => leg.fixture))) await this.priceCombinations(fixture)
  }

  async place(): Promise<void> {
    const { slip, settings, line, t, live } = this.#page
    if (slip.read().sent || !line.read().isConnected) return
    const asked = slipRequest(slip.read(), this.#legs(), settings.read().policy, newId)
    if (!asked) return
    const validUntilMs = Math.round(this.#page.clock.nowMs) + validForMs
    const request = { ...asked.request, answerWithinMs, validUntilMs }
    slip.tell({ type: 'sent', request, keys: asked.keys })
    live.say(t('slip.asking'))
    await this.#send(request)
  }

  async agreeAndPlace(): Promise<void> {
    const legs = this.#legs().filter(({ milli }) => milli !== null)
    this.#page.slip.tell({
      type: 'agreed',
      legs: legs.map(({ leg, milli, token, chancePpm }) => ({ ...leg, milli: milli!, token, chancePpm })),
    })
    await this.place()
  }

  /** A combination in the place of its legs; a refusal is told, and the legs stay. */
  async combine(legs: readonly SlipLeg[]): Promise<void> {
    const { api, slip, notice, t } = this.#page
    const [first] = legs
    if (!first) return
    const combined = legs.map(({ market, line4, selection }) => ({ market, line4, selection }))
    const outcome = await api.combine({ fixture: first.fixture, selections: combined })
    if (outcome.kind === 'lost') return notice.show(t('noAnswer'), 'error')
    if (outcome.kind === 'refused') return this.#refuse(outcome.error)
    if ('refused' in outcome.value) return notice.show(t(`combine.${outcome.value.refused}`), 'error')
    const { milli, token, chancePpm } = outcome.value
    const claim = { fixture: first.fixture, market: 'COMBO', line4: 0, selection: 'all', combined }
    for (const { key } of legs) slip.tell({ type: 'removed', key })
    this.toggle({ ...first, ...claim, key: claimKey(claim), milli, token, chancePpm, marketClass: 'C' })
  }

  /** Prices combinations of a fixture anew, whose state has changed. */
  async priceCombinations(fixture: string): Promise<void> {
    const { api, slip, combos } = this.#page
    for (const leg of slip.read().legs) {
      if (leg.fixture !== fixture || !leg.combined) continue
      const selections = leg.combined.map(each => ({ ...each }))
      const outcome = await api.combine({ fixture, selections })
      if (outcome.kind !== 'ok') continue
      const price = 'refused' in outcome.value ? null : outcome.value
      combos.tell({ prices: { ...combos.read().prices, [leg.key]: price } })
    }
  }

  #legs(): LegNow[] {
    const { book, slip, combos } = this.#page
    const known = { ...book.read(), combos: combos.read().prices }
    return slip.read().legs.map(leg => legNow(leg, known))
  }

  async #send(request: PlaceRequest): Promise<void> {
    const { api, slip, book, clock, t, live, money } = this.#page
    const { stakes, parlayStake, lineStake, tab } = slip.read()
    /** False once the player waits for it no longer. */
    const isShown = () => slip.read().sent?.request === request
    const placing = await placeSlip(request, {
      send: asked => api.place(asked),
      nowMs: () => clock.nowMs,
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      stage: stage => isShown() && slip.tell({ type: 'stage', stage }),
    })
    if (placing.kind === 'refused') {
      if (isShown()) slip.tell({ type: 'refused', error: placing.error.error })
      return this.#refuse(placing.error)
    }
    const { bets, balanceUnits, nowMs } = placing.answer
    clock.told(nowMs)
    const stake = { single: Object.values(stakes)[0] ?? '', multiple: parlayStake, system: lineStake }[tab]
    if (isShown()) slip.tell({ type: 'answered', bets, stake })
    const sheets = bets.flatMap(bet => ('bet' in bet ? [] : (bet.sheets ?? [])))
    book.tell({ type: 'sheets', sheets, nowMs: clock.nowMs })
    const placed = bets.flatMap(bet => ('bet' in bet ? [bet.bet] : []))
    this.#purse.placed(placed, balanceUnits)
    book.tell({ type: 'bets', bets: placed })
    const staked = placed.reduce((sum, { stakeUnits }) => sum + BigInt(stakeUnits), 0n)
    const refused = bets.length - placed.length
    live.say(t('slip.answered', { placed: placed.length, refused, amount: money(staked) }))
  }

  #quoteSoon(): void {
    clearTimeout(this.#quoting)
    this.#quoting = setTimeout(() => void this.#quote(), quoteAfterMs)
  }

  /** Asks for the most that may be staked, and which legs are related. */
  async #quote(): Promise<void> {
    const { api, slip, book, clock } = this.#page
    const { legs } = slip.read()
    if (legs.length === 0) return
    const outcome = await api.quote(
      legs.map(({ fixture, market, line4, selection, combined }) => ({
        ...{ fixture, market, line4, selection },
        ...(combined && { combined: combined.map(each => ({ ...each })) }),
      })),
    )
    if (outcome.kind !== 'ok') return
    const { sheets, singlesMaxUnits, parlayMaxUnits, related } = outcome.value
    book.tell({ type: 'sheets', sheets, nowMs: clock.nowMs })
    const keyAt = (place: number) => legs[place]?.key ?? ''
    slip.tell({
      type: 'limits',
      limits: {
        singlesMaxUnits: Object.fromEntries(legs.map(({ key }, place) => [key, singlesMaxUnits[place] ?? null])),
        parlayMaxUnits,
        related: related.map(([a, b]) => [keyAt(a), keyAt(b)] as const),
      },
    })
  }
}
