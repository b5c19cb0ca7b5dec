import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { TableFrame, TableSlipView } from '@baize/api/studio/live'
import { depositFor } from '../kit/host/deposit.ts'
import type { HostFrame } from '../kit/host/frame.ts'
import { pictureLoss } from '../kit/host/picture-loss.ts'
import { newId } from '../kit/new-id.ts'
import { createPicture } from '../kit/picture.ts'
import { type LayFault, layFault } from './bets/limits.ts'
import { placeBet } from './bets/place-bet.ts'
import type { PageContext } from './context.ts'
import { spotName } from './names/spot-names.ts'
import { checkRound, recordOf } from './round/check-round.ts'
import { Narrator } from './round/narrator.ts'
import { type Lay, layOf, layoutOf, merged, sumOf } from './state/chips.ts'
import { isPlaced, placedOn } from './state/own-slips.ts'
import type { TablePurse } from './state/purse.ts'
import { doublingOf, reduceTable, type TableEvent } from './state/reduce-table.ts'
import { emptyTable, firstChipOf, limitsOf } from './state/table-picture.ts'

const tickMs = 200

/** Where bets are made: what the player presses, what the stream tells, and what is asked of the studio. */
export class TableDesk {
  readonly picture
  readonly #page: PageContext
  readonly #purse: TablePurse
  readonly #frame: HostFrame
  readonly #narrator: Narrator

  constructor(page: PageContext, purse: TablePurse, frame: HostFrame) {
    this.#page = page
    this.#purse = purse
    this.#frame = frame
    this.#narrator = new Narrator(page)
    this.picture = createPicture(emptyTable(firstChipOf(page.boot.table.chipsUnits)), reduceTable)
  }

  start(): void {
    setInterval(() => this.#tick(), tickMs)
  }

  frame(frame: TableFrame): void {
    if ('nowMs' in frame) this.#page.clock.told(frame.nowMs)
    if (frame.kind === 'hello') void this.#catchUp(frame.slips)
    this.#tell({ type: 'frame', frame })
    if (frame.kind === 'own') this.#seen(frame.slip)
    if (frame.kind === 'hello') for (const slip of frame.slips) this.#purse.seen(slip)
    if (frame.kind === 'deal' || frame.kind === 'hello') this.#check()
    if (frame.kind === 'void') {
      const reason = this.#page.t(`voidReasons.${frame.reason}`)
      this.#page.notice.show(this.#page.t('voidNotice', { serial: frame.serial, reason }), 'error')
    }
    this.#tick()
  }

  /** Asks what became of own slips whose rounds ended while nothing was heard. */
  async #catchUp(told: readonly TableSlipView[]): Promise<void> {
    const missed = this.picture
      .read()
      .slips.filter(slip => isPlaced(slip) && slip.state !== 'settled')
      .filter(({ slipId }) => !told.some(slip => slip.slipId === slipId))
    for (const serial of new Set(missed.map(slip => slip.serial))) {
      const outcome = await this.#page.api.slips(serial)
      if (outcome.kind === 'ok') for (const slip of outcome.value.slips) this.frame({ kind: 'own', slip })
    }
  }

  /** Chooses a chip by its place among those of the round. */
  chooseChipAt(place: number): void {
    const units = limitsOf(this.picture.read(), this.#page.boot.table).chipsUnits[place]
    if (units !== undefined) this.chooseChip(Number(units))
  }

  chooseChip(units: number): void {
    this.#page.sound.chip()
    this.#tell({ type: 'chip', units })
  }

  /** Lays the chosen chip on spots, as often as the map says. */
  lay(chips: ReadonlyMap<string, number>): void {
    const { chipUnits } = this.picture.read()
    this.#lay([...chips].map(([spot, count]) => ({ spot, units: chipUnits * count })))
  }

  undo(): void {
    this.#tell({ type: 'undone' })
  }

  clear(): void {
    this.#tell({ type: 'cleared' })
  }

  double(): void {
    this.#within(doublingOf(this.picture.read()), () => this.#tell({ type: 'doubled' }))
  }

  repeat(): void {
    const { last } = this.picture.read()
    if (last) this.#within(layOf(last.layout), () => this.#tell({ type: 'repeated' }))
  }

  /** Sends the local chips as one bet, under one id until its answer is certain. */
  async confirm(): Promise<void> {
    const { lays, asked, round, phase } = this.picture.read()
    if (!round || asked || phase !== 'betting' || lays.length === 0) return
    const { api, clock, t, live, notice, sound, money } = this.#page
    if (pictureLoss.isLost) return notice.show(t('notices.pictureLost'), 'error')
    const layout = layoutOf(lays)
    const { serial, definition, sealsAtMs } = round
    const slip = { slipId: newId(), serial, lay: layOf(layout) }
    this.#tell({ type: 'asked', slip })
    live.say(t('asking', { amount: money(sumOf(layout)) }))
    const positions = slip.lay.map(({ spot, units }) => ({ spot, units: String(units) }))
    const placed = await placeBet(
      { slipId: slip.slipId, serial, definition, positions, totalUnits: String(sumOf(layout)) },
      sealsAtMs,
      {
        send: bet => api.bet(bet),
        slips: serial => api.slips(serial),
        nowMs: () => clock.nowMs,
        wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      },
    )
    if (placed.kind === 'placed') {
      sound.chip()
      this.#purse.placed(placed.slip, placed.balanceUnits)
      this.#tell({ type: 'answered', slip: placed.slip })
      live.say(t('placed', { amount: money(placed.slip.totalUnits), serial }))
      return
    }
    this.#tell({ type: 'refused' })
    if (placed.kind === 'refused') this.#refuse(placed.error)
    else this.#page.notice.show(t('cameTooLate'), 'error')
  }

  /** Takes a confirmed slip back, whole. */
  async takeBack(slip: TableSlipView): Promise<void> {
    const { api, t, notice, money } = this.#page
    const outcome = await api.takeBack(slip.slipId)
    if (outcome.kind === 'refused') return this.#refuse(outcome.error)
    if (outcome.kind === 'lost') return notice.show(t('noAnswer'), 'error')
    this.#tell({ type: 'answered', slip: outcome.value.slip })
    this.#purse.seen(outcome.value.slip)
    notice.show(t('takenBack', { amount: money(slip.totalUnits) }))
  }

  #lay(lay: Lay): void {
    this.#within(lay, () => {
      this.#page.sound.chip()
      this.#tell({ type: 'laid', lay })
      this.#page.live.say(this.#page.t('laid', { amount: this.#page.money(sumOf(layoutOf(this.picture.read().lays))) }))
    })
  }

  /** Does what lays chips where no limit stands against it, and says which does. */
  #within(lay: Lay, act: () => void): void {
    const picture = this.picture.read()
    const { phase, round, lays, asked, slips } = picture
    if (phase !== 'betting' || !round || lay.length === 0) return
    const fault = layFault(lay, {
      spots: new Map(round.spots.map(spot => [spot.id, spot])),
      table: limitsOf(picture, this.#page.boot.table),
      local: layoutOf(lays),
      sent: merged(placedOn(slips, round.serial), layoutOf(asked ? [asked.lay] : [])),
    })
    if (fault) this.#page.notice.show(this.#faultText(fault), 'error')
    else act()
  }

  #faultText(fault: LayFault): string {
    const { t, money } = this.#page
    const nameOf = (spot: string) => spotName(this.#words(), spot)
    switch (fault.kind) {
      case 'shut':
        return t('faults.shut', { spot: nameOf(fault.spot) })
      case 'spot':
        return t('faults.spot', { spot: nameOf(fault.spot), most: money(fault.mostUnits) })
      case 'spots':
        return t('faults.spots', { most: fault.most })
      case 'round':
        return t('faults.round', { most: money(fault.mostUnits) })
    }
  }

  #words() {
    const { t, rules } = this.#page
    return { t, rules, facts: this.picture.read().round?.facts ?? null }
  }

  #refuse(error: StudioErrorAnswer): void {
    const { t, notice, money } = this.#page
    if (error.balanceUnits !== undefined) this.#purse.told(error.balanceUnits)
    const spot = error.spot && spotName(this.#words(), error.spot)
    const where = spot && error.maxUnits ? t('faults.spot', { spot, most: money(error.maxUnits) }) : null
    const room = spot && error.roomUnits ? t('faults.room', { spot, room: money(error.roomUnits) }) : null
    const text = where ?? room ?? t(`errors.${error.error}`)
    notice.show(text, 'error', depositFor(error, this.#frame, t))
  }

  /** A slip came to its end: what it was paid joins the balance when the result is on show. */
  #seen(slip: TableSlipView): void {
    const { dealt } = this.picture.read()
    const waitMs = dealt?.round.serial === slip.serial ? dealt.deal.resultAtMs - this.#page.clock.nowMs : 0
    if (slip.state === 'settled' && waitMs > 0) setTimeout(() => this.#purse.seen(slip), waitMs)
    else this.#purse.seen(slip)
  }

  /** Computes the dealt round again here; what comes out stands on the seal. */
  #check(): void {
    const { dealt } = this.picture.read()
    if (!dealt) return
    const { ok } = checkRound(recordOf(this.#page.boot.table.code, dealt.round, dealt.deal))
    this.#tell({ type: 'checked', serial: dealt.round.serial, isGood: ok })
  }

  #tick(): void {
    const { nowMs, lockLeadMs } = this.#page.clock
    this.#tell({ type: 'time', nowMs, leadMs: lockLeadMs })
  }

  #tell(event: TableEvent): void {
    const before = this.picture.read()
    this.picture.tell(event)
    this.#narrator.follow(before, this.picture.read())
  }
}
