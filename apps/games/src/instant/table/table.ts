import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { InstantBoot, InstantRoundView } from '@baize/api/studio/instant'
import { depositFor } from '../../kit/host/deposit.ts'
import type { HostFrame } from '../../kit/host/frame.ts'
import { Purse } from '../../kit/money/purse.ts'
import type { NoticeAction } from '../../kit/notice.tsx'
import { Seeding } from '../../kit/seeding.ts'
import type { TableSound } from '../../kit/sound/table-sound.ts'
import type { InstantApi } from '../api.ts'
import type { Desk } from '../desk/desk.tsx'
import type { GameView } from '../game-view.ts'
import type { Texts } from '../texts.ts'
import { askRound } from './ask-round.ts'
import { Course, type Picture } from './course.ts'
import { fateOf } from './fate-of.ts'

export interface TableParts {
  boot: InstantBoot
  api: InstantApi
  frame: HostFrame
  desk: Desk
  view: GameView
  sound: TableSound
  t: Texts
}

/** Refusals after which this page cannot play any more. */
const endings = ['visit_unknown', 'visit_over', 'game_closed']
/** Refusals of a raise with words of their own. */
const raiseRefusals = ['not_enough_money', 'limit_reached', 'wallet_unavailable'] as const
const slowAnswerMs = 4_000

/** The course of play: a bet, the choices of its round, its end, and the next bet. */
export class Table {
  readonly #parts: TableParts
  readonly #purse: Purse
  readonly #course: Course
  #pressedAtMs = Number.NEGATIVE_INFINITY
  readonly seeding: Seeding

  constructor(parts: TableParts) {
    this.#parts = parts
    const { api, boot, desk, view, frame, t } = parts
    const onBroken = () => desk.notify(t('fairnessPage.broken'), 'error')
    this.seeding = new Seeding({ api, fairness: boot.fairness, onBroken })
    void this.seeding.ready()
    this.#purse = new Purse(boot, desk.figures, frame)
    const { past, current } = boot.rounds
    this.#course = new Course({ purse: this.#purse, past, endsByClock: view.endsByClock ?? false })
    this.#write()
    const [last] = past
    if (current) this.#resume(current)
    else if (last && !last.isShown) this.#tellOf(last)
  }

  get balanceUnits(): bigint {
    return this.#purse.balanceUnits
  }

  /** Rounds that are over, newest first. */
  get past(): readonly InstantRoundView[] {
    return this.#course.past
  }

  /** The large button, Space or Enter. */
  press(): void {
    const { phase, round } = this.#course
    if (phase === 'idle') void this.#bet()
    const action = phase === 'playing' && round ? this.#parts.view.action(round) : null
    if (action) this.choose(action.choice)
  }

  choose(choice: unknown): void {
    if (this.#course.phase === 'playing') void this.#choose(choice)
  }

  betChanged(): void {
    if (this.#course.phase === 'idle') this.#write()
  }

  async #bet(): Promise<void> {
    const { api, desk, view, sound, t, frame, boot } = this.#parts
    const bet = view.bet()
    if (!bet) return desk.notify(t('nothingBet'))
    const early = this.#pressedAtMs + boot.minimumCycleMs - performance.now()
    if (early > 0) return
    const press = this.#course.bet(BigInt(bet.stakeUnits))
    if (press === null) return
    this.#pressedAtMs = performance.now()
    sound.wake()
    sound.press()
    desk.clear()
    // Nothing moves for a stake that the known balance does not cover, before the studio has taken it.
    const isCovered = this.#purse.covers(BigInt(bet.stakeUnits))
    if (isCovered) view.reset()
    this.#write()
    frame.post({ kind: 'baize/round-open', open: true, fate: 'asked' })
    const slow = setTimeout(() => desk.notify(t('stillAsking'), 'waiting'), slowAnswerMs)
    await this.seeding.ready()
    const onLost = () => {
      clearTimeout(slow)
      desk.notify(t('notices.lost'), 'waiting')
    }
    const ask = () => askRound(api, this.seeding.fairness, bet, onLost)
    let asked = await ask()
    if (asked.kind === 'refused' && asked.error.error === 'client_seed_wanted') {
      await this.seeding.renew()
      asked = await ask()
    }
    clearTimeout(slow)
    if (asked.kind === 'refused') return this.#refused(press, asked.error)
    if (asked.kind === 'cancelled') return this.#cancel(press, t(`notices.${asked.notice}`))
    if (asked.kind === 'elsewhere') {
      if (!this.#course.cancelled(press)) return
      if (asked.balanceUnits !== null) this.#purse.told(BigInt(asked.balanceUnits))
      return this.#resume(asked.round)
    }
    this.seeding.played(asked.answer.round.nonce)
    const picture = this.#course.opened(press, asked.answer)
    if (!picture) return
    desk.hush()
    if (!isCovered) view.reset()
    this.#follow(picture)
  }

  /** A round of an earlier visit, or of another page, that waits for a choice. */
  #resume(round: InstantRoundView): void {
    const { desk, view, t } = this.#parts
    view.reset()
    desk.notify(t('resumedRound'))
    this.#follow(this.#course.resumed(round))
  }

  /** The last round came to its end while no page showed it. */
  #tellOf(round: InstantRoundView): void {
    const { api, desk, view, t } = this.#parts
    desk.notify(`${t('endedAway')} ${desk.resultOf(round, view.say(round, 0), this.#purse.balanceUnits)}`)
    void api.confirm(round)
  }

  async #choose(choice: unknown): Promise<void> {
    const { api, desk, sound, t } = this.#parts
    const { round } = this.#course
    const sent = this.#course.choice()
    if (sent === null || !round) return
    sound.wake()
    this.#write()
    const slow = setTimeout(() => desk.notify(t('stillAsking'), 'waiting'), slowAnswerMs)
    const outcome = await api.choose(round.roundId, round.nextChoice, choice)
    clearTimeout(slow)
    if (!this.#course.waitsFor(round.roundId)) return
    if (outcome.kind === 'ok') {
      desk.hush()
      return this.#follow(this.#course.told(outcome.value))
    }
    const words = outcome.kind === 'lost' ? t('noAnswer') : this.#raiseWords(outcome.error)
    desk.notify(words, 'error')
    if (outcome.kind === 'refused') this.#tell(outcome.error)
    if (outcome.kind === 'refused' && endings.includes(outcome.error.error)) return this.#close()
    const rounds = await api.rounds()
    const now = rounds.kind === 'ok' ? [rounds.value.current, ...rounds.value.past] : []
    const same = now.find(each => each?.roundId === round.roundId)
    this.#follow(this.#course.notMade(sent, same ?? null))
    this.#write()
  }

  /** Shows what is new of the current round, and goes on to its next choice or to its end. */
  #follow(picture: Picture | null): void {
    if (!picture) return
    const { boot, desk, frame, t } = this.#parts
    const { round, from } = picture
    frame.post({ kind: 'baize/round-open', open: true, fate: fateOf(boot.definition.kind, round) })
    if (round.isOver && !picture.settled) desk.notify(t('notices.pending'))
    this.#write()
    void this.#show(picture)
    if (this.#course.phase === 'playing' && from === 0) void this.#awaitEnd(round.roundId)
  }

  async #show(picture: Picture): Promise<void> {
    const { api, desk, view, frame } = this.#parts
    const { round, from } = picture
    await view.show(round, from)
    const next = this.#course.rested(picture)
    if (next === null) return
    if (next === 'choice') {
      desk.say(view.say(round, from))
      return this.#write()
    }
    void api.confirm(round)
    desk.showPast(this.past)
    await desk.showResult(round, view.say(round, from), this.#purse.balanceUnits)
    if (!this.#course.ended(picture)) return
    frame.post({ kind: 'baize/round-open', open: false })
    this.#write()
  }

  /** Asks for the end of a round that ends by the clock, for as long as that round goes on here. */
  async #awaitEnd(roundId: string): Promise<void> {
    const { api, desk, t } = this.#parts
    while (this.#course.waitsFor(roundId)) {
      const outcome = await api.end(roundId)
      if (!this.#course.waitsFor(roundId)) return
      if (outcome.kind === 'ok') this.#follow(this.#course.told(outcome.value))
      else desk.notify(outcome.kind === 'lost' ? t('noAnswer') : this.#words(outcome.error), 'error')
      if (outcome.kind === 'refused') return this.#close()
    }
  }

  #words({ error, requestId }: StudioErrorAnswer): string {
    const { t } = this.#parts
    return `${t(`errors.${error}`)} ${t('request', { id: requestId })}`
  }

  /** Why a stake was not raised: the round goes on, which the usual words of some refusals do not say. */
  #raiseWords(refusal: StudioErrorAnswer): string {
    const { t } = this.#parts
    const raised = raiseRefusals.find(code => code === refusal.error)
    return raised ? `${t(`refusedRaise.${raised}`)} ${t('request', { id: refusal.requestId })}` : this.#words(refusal)
  }

  #refused(press: number, error: StudioErrorAnswer): void {
    const { frame, t } = this.#parts
    this.#cancel(press, this.#words(error), depositFor(error, frame, t))
    this.#tell(error)
    if (endings.includes(error.error)) this.#close()
  }

  /** A refusal says what the member may play with now, where another page has changed it. */
  #tell({ balanceUnits }: StudioErrorAnswer): void {
    if (balanceUnits !== undefined) this.#purse.told(BigInt(balanceUnits))
  }

  /** Nothing was played, and the words say what happened to the money. */
  #cancel(press: number, words: string, action: NoticeAction | null = null): void {
    const { desk, view, frame } = this.#parts
    if (!this.#course.cancelled(press)) return
    view.reset()
    frame.post({ kind: 'baize/round-open', open: false })
    desk.notify(words, 'error', action)
    this.#write()
  }

  #close(): void {
    this.#course.close()
    this.#write()
  }

  /** Which buttons stand. */
  #write(): void {
    const { desk, view, boot, t } = this.#parts
    const { phase, round } = this.#course
    const state = phase === 'idle' || phase === 'playing' ? phase : 'busy'
    view.setState(state)
    const action = state === 'playing' && round ? view.action(round) : null
    const restMs = Math.max(0, this.#pressedAtMs + boot.minimumCycleMs - performance.now())
    if (state === 'idle') {
      const bet = view.bet()
      desk.setAction({
        label: bet ? t('betAmount', { amount: desk.money(bet.stakeUnits) }) : t('placeBet'),
        isOpen: true,
        restMs,
      })
    } else if (action) desk.setAction({ label: action.label, isOpen: true, isCash: true })
    else desk.setAction({ label: state === 'playing' ? t('yourChoice') : t('wait'), isOpen: false })
    desk.setState(phase === 'over' ? 'over' : state)
  }
}
