import type { HostFrame } from '../client/frame.ts'
import { Purse } from '../client/purse.ts'
import { Seeding } from '../client/seeding.ts'
import type { TableSound } from '../client/sound/table-sound.ts'
import type { StudioErrorAnswer } from '../contract.ts'
import type { InstantAnswer, InstantBoot, InstantRoundView } from '../contract-instant.ts'
import type { InstantApi } from './api.ts'
import { askRound } from './ask-round.ts'
import type { Desk } from './desk.ts'
import type { GameView, TableState } from './game-view.ts'
import type { Texts } from './texts/index.ts'

export interface TableParts {
  boot: InstantBoot
  api: InstantApi
  frame: HostFrame
  desk: Desk
  view: GameView
  sound: TableSound
  texts: Texts
}

/** Refusals after which this page cannot play any more. */
const endings = ['visit_unknown', 'visit_over', 'game_closed']
const slowAnswerMs = 4_000

/** The course of play: a bet, the choices of its round, its end, and the next bet. */
export class Table {
  readonly #parts: TableParts
  readonly #purse: Purse
  #state: TableState | 'over' = 'idle'
  #round: InstantRoundView | null = null
  /** Events of the round that have been shown. */
  #shown = 0
  #isOwnRound = true
  /** What of the round's stakes the purse has counted. */
  #stakedUnits = 0n
  #pressedAtMs = Number.NEGATIVE_INFINITY
  readonly seeding: Seeding
  readonly past: InstantRoundView[]

  constructor(parts: TableParts) {
    this.#parts = parts
    const { api, boot, desk, texts } = parts
    const onBroken = () => desk.notify(texts.fairnessPage.broken, 'error')
    this.seeding = new Seeding({ api, fairness: boot.fairness, onBroken })
    void this.seeding.ready()
    this.past = [...parts.boot.rounds.past]
    this.#purse = new Purse(parts.boot, parts.desk, parts.frame)
    this.#enter('idle')
    const { current } = parts.boot.rounds
    if (current) void this.#resume(current)
  }

  get balanceUnits(): bigint {
    return this.#purse.balanceUnits
  }

  /** The large button, Space or Enter. */
  press(): void {
    if (this.#state === 'idle') void this.#bet()
    const action = this.#state === 'playing' && this.#round ? this.#parts.view.action(this.#round) : null
    if (action) this.choose(action.choice)
  }

  choose(choice: unknown): void {
    if (this.#state === 'playing' && this.#round) void this.#choose(this.#round, choice)
  }

  betChanged(): void {
    if (this.#state === 'idle') this.#enter('idle')
  }

  async #bet(): Promise<void> {
    const { api, desk, view, sound, texts, frame, boot } = this.#parts
    const bet = view.bet()
    if (!bet) return desk.notify(texts.nothingBet)
    const early = this.#pressedAtMs + boot.minimumCycleMs - performance.now()
    if (early > 0) return
    this.#pressedAtMs = performance.now()
    sound.wake()
    sound.press()
    desk.clear()
    view.reset()
    this.#purse.press(BigInt(bet.stakeUnits))
    this.#enter('busy')
    frame.post({ kind: 'baize/round-open', open: true })
    const slow = setTimeout(() => desk.notify(texts.stillAsking), slowAnswerMs)
    await this.seeding.ready()
    const ask = () => askRound(api, this.seeding.fairness, bet, () => desk.notify(texts.notices.lost))
    let asked = await ask()
    if (asked.kind === 'refused' && asked.error.error === 'client_seed_wanted') {
      await this.seeding.renew()
      asked = await ask()
    }
    clearTimeout(slow)
    if (asked.kind === 'refused') return this.#refused(asked.error)
    if (asked.kind === 'cancelled') return this.#cancel(texts.notices[asked.notice])
    const { round, balanceUnits } = asked.answer
    this.seeding.played(round.nonce)
    const known = balanceUnits === null ? null : BigInt(balanceUnits) - BigInt(round.winUnits)
    this.#purse.staked(BigInt(round.betUnits), known)
    this.#isOwnRound = true
    this.#shown = 0
    this.#stakedUnits = BigInt(round.betUnits)
    await this.#follow(asked.answer)
  }

  /** A round of an earlier visit that waits for a choice. */
  async #resume(round: InstantRoundView): Promise<void> {
    const { desk, view, texts, frame } = this.#parts
    this.#isOwnRound = false
    this.#shown = 0
    this.#stakedUnits = BigInt(round.stakedUnits)
    view.reset()
    desk.notify(texts.resumedRound)
    frame.post({ kind: 'baize/round-open', open: true })
    await this.#follow({ round, balanceUnits: null, settled: true })
  }

  async #choose(round: InstantRoundView, choice: unknown): Promise<void> {
    const { api, desk, sound, texts } = this.#parts
    sound.wake()
    this.#enter('busy')
    const slow = setTimeout(() => desk.notify(texts.stillAsking), slowAnswerMs)
    const outcome = await api.choose(round.roundId, round.nextChoice, choice)
    clearTimeout(slow)
    if (outcome.kind === 'ok') {
      desk.hush()
      return this.#follow(outcome.value)
    }
    const words = outcome.kind === 'lost' ? texts.noAnswer : this.#words(outcome.error, texts.refusedRaise)
    desk.notify(words, 'error')
    if (outcome.kind === 'refused' && endings.includes(outcome.error.error)) return this.#enter('over')
    const rounds = await api.rounds()
    const now = rounds.kind === 'ok' ? [rounds.value.current, ...rounds.value.past] : []
    const same = now.find(each => each?.roundId === round.roundId)
    await this.#follow({ round: same ?? round, balanceUnits: null, settled: true })
  }

  /** Shows what is new of a round, and goes on to its next choice or to its end. */
  async #follow({ round, balanceUnits, settled }: InstantAnswer): Promise<void> {
    const { desk, view, texts, frame } = this.#parts
    if (this.#round?.roundId === round.roundId && this.#round.isOver) return
    const from = this.#shown
    this.#round = round
    this.#shown = round.events.length
    const raisedUnits = BigInt(round.stakedUnits) - this.#stakedUnits
    if (raisedUnits > 0n) {
      const known = round.isOver || balanceUnits === null ? null : BigInt(balanceUnits)
      this.#purse.raised(raisedUnits, known, this.#isOwnRound)
    }
    this.#stakedUnits += raisedUnits
    if (round.isOver) {
      if (!settled) desk.notify(texts.notices.pending)
      this.#purse.ended(BigInt(round.winUnits), balanceUnits === null ? null : BigInt(balanceUnits), this.#isOwnRound)
    }
    this.#enter('busy')
    const shown = view.show(round, from)
    if (!round.isOver) {
      if (view.endsByClock) {
        this.#enter('playing')
        return this.#awaitEnd(round)
      }
      await shown
      desk.say(view.say(round, from))
      return this.#enter('playing')
    }
    await shown
    this.#purse.shown()
    this.past.unshift(round)
    desk.showPast(this.past)
    await desk.showResult(round, view.say(round, from), this.#purse.balanceUnits)
    frame.post({ kind: 'baize/round-open', open: false })
    this.#enter('idle')
  }

  async #awaitEnd(round: InstantRoundView): Promise<void> {
    const { api, desk, texts } = this.#parts
    while (this.#round?.roundId === round.roundId && !this.#round.isOver) {
      const outcome = await api.end(round.roundId)
      if (outcome.kind === 'ok' && outcome.value.round.isOver) return this.#follow(outcome.value)
      if (outcome.kind === 'ok') continue
      desk.notify(outcome.kind === 'lost' ? texts.noAnswer : this.#words(outcome.error), 'error')
      if (outcome.kind === 'refused') return this.#enter('over')
    }
  }

  /** A refusal in words; `instead` has those of some codes where the usual ones would not be true. */
  #words({ error, requestId }: StudioErrorAnswer, instead: Partial<Record<string, string>> = {}): string {
    const { texts } = this.#parts
    return `${instead[error] ?? texts.errors[error]} ${texts.request(requestId)}`
  }

  #refused(error: StudioErrorAnswer): void {
    this.#cancel(this.#words(error))
    if (endings.includes(error.error)) this.#enter('over')
  }

  /** Nothing was played, and the words say what happened to the money. */
  #cancel(words: string): void {
    const { desk, view, frame } = this.#parts
    this.#purse.cancel()
    view.reset()
    frame.post({ kind: 'baize/round-open', open: false })
    desk.notify(words, 'error')
    this.#enter('idle')
  }

  #enter(state: TableState | 'over'): void {
    const { desk, view, boot, texts } = this.#parts
    this.#state = state
    view.setState(state === 'over' ? 'busy' : state)
    const action = state === 'playing' && this.#round ? view.action(this.#round) : null
    const restMs = Math.max(0, this.#pressedAtMs + boot.minimumCycleMs - performance.now())
    if (state === 'idle') {
      const bet = view.bet()
      desk.setAction({
        label: bet ? texts.betAmount(desk.money(bet.stakeUnits)) : texts.placeBet,
        isOpen: true,
        restMs,
      })
    } else if (action) desk.setAction({ label: action.label, isOpen: true, isCash: true })
    else desk.setAction({ label: state === 'playing' ? texts.yourChoice : texts.wait, isOpen: false })
    desk.setState(state)
  }
}
