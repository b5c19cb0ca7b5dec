import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { GameBoot, RoundView } from '@baize/api/studio/slot'
import { depositFor } from '../kit/host/deposit.ts'
import type { HostFrame } from '../kit/host/frame.ts'
import { pictureLoss } from '../kit/host/picture-loss.ts'
import type { Purse } from '../kit/money/purse.ts'
import type { NoticeAction } from '../kit/notice.tsx'
import { Seeding } from '../kit/seeding.ts'
import type { Api } from './api.ts'
import { askSpin } from './ask-spin.ts'
import type { Showing } from './showing.ts'
import type { Sound } from './sound/sound.ts'
import { SpinCourse } from './spin-course.ts'
import type { Stage } from './stage/stage.ts'
import type { Texts } from './texts.ts'
import { resumePoint } from './timeline/shown-state.ts'
import { times } from './timeline/times.ts'
import type { View } from './view.tsx'

export interface GameParts {
  boot: GameBoot
  api: Api
  frame: HostFrame
  view: View
  purse: Purse
  stage: Stage | null
  showing: Showing
  sound: Sound
  t: Texts
  money: (units: bigint | number | string) => string
}

/** Refusals after which this page cannot play any more. */
const endings = ['visit_unknown', 'visit_over', 'game_closed']

/** The course of play: a press, a question to the studio, a round that is shown, and the next press. */
export class Game {
  readonly #parts: GameParts
  readonly #course: SpinCourse
  /** The reels roll and wait for an answer. */
  #rolls = false
  readonly seeding: Seeding

  constructor(parts: GameParts) {
    this.#parts = parts
    const { api, boot, view, t } = parts
    const onBroken = () => view.notify(t('fairnessPage.broken'), 'error')
    this.seeding = new Seeding({ api, fairness: boot.fairness, onBroken })
    void this.seeding.ready()
    this.#course = new SpinCourse(parts.purse)
  }

  /** The spin button, Space or Enter. While a round is shown a press completes its count and nothing else. */
  press(): void {
    const { stage, showing, view, t } = this.#parts
    const { phase } = this.#course
    if (phase === 'showing' || (phase === 'idle' && stage?.isCelebrating)) showing.skip()
    else if (phase === 'idle' && pictureLoss.isLost) view.notify(t('notices.pictureLost'), 'waiting')
    else if (phase === 'idle') void this.#spin()
  }

  /** Shows the rest of a round that an earlier visit did not show to its end; its win is in the balance already. */
  resume(round: RoundView): void {
    const { view, stage } = this.#parts
    const from = resumePoint(round.events, round.cursor)
    if (from >= round.events.length) {
      this.#confirm(round, round.events.length - 1)
      return
    }
    const shown = this.#course.resumed(round)
    if (shown === null) return
    view.notify(this.#parts.t('notices.resumed'))
    stage?.startRound()
    this.#show(shown, round, from, 0)
  }

  /** Shows a stored round again, without sound and without touching money. */
  async replay(roundId: string): Promise<void> {
    const { api, view, stage, showing, sound, t, boot } = this.#parts
    const shown = this.#course.replayed()
    if (shown === null) return
    this.#write()
    const outcome = await api.round(roundId)
    if (outcome.kind !== 'ok') {
      this.#ready(shown)
      return view.notify(t('historyPage.failed'), 'error')
    }
    view.clearNotice()
    view.setReplay(outcome.value.betUnits)
    sound.setSilent(true)
    stage?.startRound()
    showing.start({
      round: outcome.value,
      from: 0,
      answerMs: 0,
      minimumCycleMs: boot.minimumCycleMs,
      balance: null,
      onStep: () => {},
      onCounted: () => {},
      onReady: () => {},
      onEnd: () => {
        view.setReplay(null)
        sound.setSilent(false)
        stage?.setStake(Number(view.panel.stake.units))
        this.#ready(shown)
      },
    })
  }

  async #spin(): Promise<void> {
    const { api, view, purse, sound, t, frame } = this.#parts
    const stakeUnits = view.panel.stake.units
    const pressedAtMs = performance.now()
    const press = this.#course.press(BigInt(stakeUnits))
    if (press === null) return
    this.#write()
    view.clearNotice()
    sound.wake()
    // Nothing moves for a stake that the known balance does not cover, before the studio has taken it.
    if (purse.covers(BigInt(stakeUnits))) this.#roll()
    frame.post({ kind: 'baize/round-open', open: true, fate: 'asked' })
    const slow = setTimeout(() => view.notify(t('stillAsking'), 'waiting'), times.slowAnswer)
    const longest = setTimeout(() => this.#rest(), times.longestRoll)
    await this.seeding.ready()
    const ask = () =>
      askSpin(api, this.seeding.fairness, stakeUnits, () => {
        clearTimeout(slow)
        this.#lost()
      })
    let asked = await ask()
    if (asked.kind === 'refused' && asked.error.error === 'client_seed_wanted') {
      await this.seeding.renew()
      asked = await ask()
    }
    clearTimeout(slow)
    clearTimeout(longest)
    if (asked.kind === 'refused') {
      this.#refused(press, asked.error)
      return
    }
    if (asked.kind === 'cancelled') {
      this.#cancel(press, t(`notices.${asked.notice}`))
      return
    }
    const { round } = asked
    this.seeding.played(round.nonce)
    const shown = this.#course.decided(press, round, asked.balanceUnits)
    if (shown === null) return
    view.clearNotice()
    if (!asked.settled) view.notify(t('notices.pending'))
    const answerMs = this.#rolls ? performance.now() - pressedAtMs : 0
    if (!this.#rolls) this.#roll()
    this.#show(shown, round, 0, answerMs)
  }

  #roll(): void {
    const { stage, sound, view } = this.#parts
    view.panel.dip()
    sound.press()
    stage?.startRound()
    this.#rolls = true
  }

  /** Nothing is known of the round yet, and the reels show again what they showed before. */
  #rest(): void {
    const { stage, sound } = this.#parts
    if (!this.#rolls || this.#course.phase !== 'asking') return
    this.#rolls = false
    stage?.cancelRound()
    sound.halt()
  }

  /** The press got no answer. */
  #lost(): void {
    const { view, t } = this.#parts
    this.#rest()
    view.notify(t('notices.lost'), 'waiting')
  }

  #show(shown: number, round: RoundView, from: number, answerMs: number): void {
    const { purse, boot, money, showing, frame, stage, view } = this.#parts
    this.#rolls = false
    this.#write()
    frame.post({ kind: 'baize/round-open', open: true, fate: 'decided' })
    showing.start({
      round,
      from,
      answerMs,
      minimumCycleMs: boot.minimumCycleMs,
      balance: money(purse.balanceUnits),
      onStep: event => this.#confirm(round, event),
      onCounted: () => this.#course.counted(shown),
      onReady: () => {
        this.#confirm(round, round.events.length - 1)
        frame.post({ kind: 'baize/round-open', open: false })
        this.#ready(shown)
      },
      onEnd: () => stage?.setStake(Number(view.panel.stake.units)),
    })
  }

  #refused(press: number, error: StudioErrorAnswer): void {
    const { t, frame, purse } = this.#parts
    const words = `${t(`errors.${error.error}`)} ${t('request', { id: error.requestId })}`
    this.#cancel(press, words, depositFor(error, frame, t))
    if (error.balanceUnits !== undefined) purse.told(BigInt(error.balanceUnits))
    if (error.error === 'round_open' && error.unfinished) {
      this.resume(error.unfinished)
      return
    }
    if (!endings.includes(error.error)) return
    this.#course.close()
    this.#write()
  }

  /** Nothing was played: the reels show again what they showed before, and the words say what happened to the money. */
  #cancel(press: number, words: string, action: NoticeAction | null = null): void {
    const { view, frame } = this.#parts
    this.#rest()
    if (!this.#course.cancelled(press)) return
    frame.post({ kind: 'baize/round-open', open: false })
    view.notify(words, 'error', action)
    this.#write()
  }

  #confirm(round: RoundView, event: number): void {
    if (event > round.cursor) void this.#parts.api.confirm(round.roundId, event)
  }

  /** The reels stand, and the next press is taken. */
  #ready(shown: number): void {
    if (!this.#course.ready(shown)) return
    this.#parts.stage?.endRound()
    this.#write()
  }

  /** Which buttons stand. */
  #write(): void {
    const { view } = this.#parts
    const { phase } = this.#course
    view.setState(phase)
    view.panel.setSpin(phase === 'idle' ? 'ready' : phase === 'showing' ? 'playing' : 'closed')
  }
}
