import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { BookSettings } from '@baize/api/studio/sports/bets'
import type { BookFrame } from '@baize/api/studio/sports/frames'
import { depositFor } from '../kit/host/deposit.ts'
import type { HostFrame } from '../kit/host/frame.ts'
import { newId } from '../kit/new-id.ts'
import type { PageParts } from './page-parts.ts'
import { SlipDesk } from './slip/slip-desk.ts'
import type { SlipLeg } from './slip/slip-state.ts'
import { Narrator } from './state/narrator.ts'
import type { BookPurse } from './state/purse.ts'
import type { Route } from './state/route.ts'
import { textOf } from './texts.ts'
import { Watched, type WatchedFixtures } from './wire/watched.ts'

interface DeskInput {
  purse: BookPurse
  frame: HostFrame
  /** Called with the fixtures that the stream shall tell of. */
  watch(fixtures: WatchedFixtures): void
  reopen(): void
}

/** Handles the player's actions, the frames of the stream, and calls to the studio. */
export class BookDesk {
  readonly #page: PageParts
  readonly #input: DeskInput
  readonly #watched: Watched
  readonly #slip: SlipDesk
  readonly #narrator: Narrator

  constructor(page: PageParts, input: DeskInput) {
    this.#page = page
    this.#input = input
    this.#watched = new Watched(input.watch)
    this.#slip = new SlipDesk(page, input.purse, error => this.#refuse(error))
    this.#narrator = new Narrator(page)
  }

  frame(frame: BookFrame): void {
    const { clock, book } = this.#page
    if ('nowMs' in frame) clock.told(frame.nowMs)
    const before = book.read()
    book.tell({ type: 'frame', frame, nowMs: clock.nowMs })
    const after = book.read()
    if (after.gaps !== before.gaps) this.#input.reopen()
    if (frame.kind === 'own') this.#input.purse.seen(frame.bet)
    if (frame.kind === 'sheet' || frame.kind === 'moves')
      void this.#slip.priceCombinations(frame.kind === 'sheet' ? frame.sheet.fixture : frame.fixture)
    this.#narrator.follow(before, after)
  }

  go(route: Route): void {
    this.#page.route.tell({ type: 'go', route })
  }

  back(): void {
    this.#page.route.tell({ type: 'back' })
  }

  /** Names the fixtures that a part of the page shows. */
  watch(part: string, fixtures: readonly string[]): void {
    this.#watched.set(part, fixtures)
  }

  toggle(leg: SlipLeg): void {
    this.#slip.toggle(leg)
  }

  /** Puts the selections of the accepted bets into the slip once more. */
  async keepSelections(): Promise<void> {
    await this.#slip.keep()
  }

  async place(): Promise<void> {
    await this.#slip.place()
  }

  /** Takes the odds as they are now, and bets at them. */
  async agreeAndPlace(): Promise<void> {
    await this.#slip.agreeAndPlace()
  }

  /** Makes one claim of legs of one fixture. */
  async combineLegs(legs: readonly SlipLeg[]): Promise<void> {
    await this.#slip.combine(legs)
  }

  /** Cashes out a bet at the offer that was shown, or a part of its stake. */
  async cashOut(betId: string, leastUnits: string, partUnits: string | null): Promise<void> {
    const { api, book, t, notice, money } = this.#page
    const part = partUnits === null ? {} : { partUnits, restId: newId() }
    const outcome = await api.cashOut({ id: betId, leastUnits, ...part })
    if (outcome.kind === 'lost') return notice.show(t('cashOut.lost'), 'error')
    if (outcome.kind === 'refused') return this.#refuse(outcome.error)
    const { bet, rest } = outcome.value
    book.tell({ type: 'bets', bets: rest ? [bet, rest] : [bet] })
    this.#input.purse.cashedOut(betId, bet, rest)
    if (bet.payoutUnits) notice.show(t('cashOut.done', { amount: money(bet.payoutUnits) }))
  }

  /** Changes settings at once, and keeps them with the member. */
  async change(changed: Partial<BookSettings>): Promise<void> {
    const { settings, api, t, notice } = this.#page
    const before = settings.read()
    settings.tell(changed)
    const outcome = await api.saveSettings(settings.read())
    if (outcome.kind === 'ok') return
    settings.tell(before)
    notice.show(t('settings.notSaved'), 'error')
  }

  #refuse(error: StudioErrorAnswer): void {
    const { t, notice, money } = this.#page
    if (error.balanceUnits !== undefined) this.#input.purse.told(error.balanceUnits)
    const offer = error.offerUnits ? ` ${t('cashOut.now', { amount: money(error.offerUnits) })}` : ''
    notice.show(`${textOf(t, `errors.${error.error}`)}${offer}`, 'error', depositFor(error, this.#input.frame, t))
  }
}
