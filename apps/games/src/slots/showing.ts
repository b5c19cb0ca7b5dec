import type { RoundView } from '@baize/api/studio/slot'
import type { Sound } from './sound/sound.ts'
import type { Loop } from './stage/loop.ts'
import type { ModelStrips } from './stage/reels/strips.ts'
import type { Stage } from './stage/stage.ts'
import type { Texts } from './texts.ts'
import type { Action, Beat } from './timeline/beats.ts'
import { planRound } from './timeline/plan.ts'
import { Player } from './timeline/player.ts'
import { resultSentence, stepSentence } from './twin/sentences.ts'
import type { View } from './view.tsx'

export interface ShowInput {
  round: RoundView
  from: number
  /** Milliseconds since the press when the answer came; 0 where nothing was asked. */
  answerMs: number
  minimumCycleMs: number
  /** Written balance after the round, for the sentence; null in replays. */
  balance: string | null
  /** A step of a feature begins: the events before number `event` have been shown. */
  onStep(event: number): void
  /** The win has been counted. */
  onCounted(): void
  onReady(): void
  /** The next press is taken and nothing is celebrated any more. */
  onEnd(): void
}

export interface ShowTools {
  stage: Stage | null
  strips: ModelStrips
  loop: Loop
  sound: Sound
  view: View
  t: Texts
  money: (units: number) => string
  isCalm: () => boolean
}

const steps: readonly Action['kind'][] = [
  'free-spins-intro',
  'free-spin',
  'hold-intro',
  'respin',
  'wheel-intro',
  'wheel',
  'feature-outro',
]

/** Actions that bring a whole new grid. */
const wholeGrids: readonly Action['kind'][] = ['cross-fade', 'fall', 'expand', 'reveal', 'spark']

/** Shows decided rounds: the same beats go to the picture, the sound and the words. */
export class Showing {
  readonly #tools: ShowTools
  readonly #player: Player
  #input: ShowInput | null = null
  #columns: string[]
  #held = 0
  #wins: Extract<Action, { kind: 'wins' }>['wins'] = []
  /** Calls the count off that still runs, which may be of the round before. */
  #cancelCounted: (() => void) | null = null
  /** Calls off the end of the celebration that still runs. */
  #cancelCelebrated: (() => void) | null = null
  #isReady = false

  constructor(tools: ShowTools) {
    this.#tools = tools
    this.#columns = tools.strips.base.map(() => ' '.repeat(tools.strips.rows))
    this.#player = new Player(beat => this.#perform(beat))
  }

  start(input: ShowInput): void {
    this.#cancelCounted?.()
    this.#cancelCounted = null
    this.#cancelCelebrated?.()
    this.#cancelCelebrated = null
    this.#isReady = false
    this.#input = input
    this.#held = 0
    this.#wins = []
    const { round, from, answerMs, minimumCycleMs } = input
    const betUnits = Number(round.betUnits)
    this.#tools.stage?.setStake(betUnits)
    const reducedMotion = this.#tools.isCalm()
    const { trigger } = this.#tools.strips
    const beats = planRound({ events: round.events, from, betUnits, answerMs, minimumCycleMs, reducedMotion, trigger })
    this.#player.play(beats, answerMs)
    this.#tools.loop.each(elapsedMs => {
      this.#player.advance(elapsedMs)
      return this.#player.isPlaying
    })
  }

  /** Completes what counts; the time line goes on. */
  skip(): void {
    this.#tools.stage?.skip()
    this.#counted()
    this.#celebrated()
  }

  #perform(beat: Beat): void {
    const input = this.#input!
    const { stage, sound } = this.#tools
    const { action } = beat
    if (steps.includes(action.kind)) input.onStep(beat.event - 1)
    stage?.perform(beat)
    sound.perform(beat)
    this.#follow(action)
    this.#speak(action, input)
    if (action.kind === 'celebrate') {
      this.#cancelCounted = this.#tools.loop.after(action.countMs, () => this.#counted())
      this.#cancelCelebrated = this.#tools.loop.after(beat.lastsMs, () => this.#celebrated())
    }
    if (action.kind !== 'ready') return
    this.#isReady = true
    input.onReady()
    if (!this.#cancelCelebrated) input.onEnd()
  }

  #celebrated(): void {
    if (!this.#cancelCelebrated) return
    this.#cancelCelebrated()
    this.#cancelCelebrated = null
    if (this.#isReady) this.#input?.onEnd()
  }

  #counted(): void {
    if (!this.#cancelCounted) return
    this.#cancelCounted()
    this.#cancelCounted = null
    this.#input?.onCounted()
  }

  /** Keeps the table of the reels and the number of held coins. */
  #follow(action: Action): void {
    if (action.kind === 'land') this.#columns = this.#columns.with(action.reel, action.column)
    if (wholeGrids.includes(action.kind) && 'columns' in action) this.#columns = action.columns
    if (action.kind === 'restore' && action.state.columns) this.#columns = action.state.columns
    if (action.kind === 'restore' && action.state.feature?.kind === 'hold-and-win')
      this.#held = action.state.feature.held.length
    if (action.kind === 'hold-intro') this.#held = action.held.length
    this.#tools.view.grid.show(this.#columns)
  }

  #speak(action: Action, { round, balance }: ShowInput): void {
    const { t, money, view } = this.#tools
    const step = stepSentence(action, this.#held, money, t)
    if (action.kind === 'respin') this.#held += action.landed.length
    if (action.kind === 'wins') this.#wins = action.isFinal ? action.wins : []
    if (step) {
      this.#say(step)
      return
    }
    if (action.kind !== 'celebrate') return
    const { amountUnits } = action
    const betUnits = Number(round.betUnits)
    if (balance === null) {
      const word = amountUnits > betUnits ? 'win' : 'returned'
      this.#say(`${t('replay')}. ${t(word, { amount: money(amountUnits) })}.`)
      return
    }
    this.#say(resultSentence({ wins: this.#wins, amountUnits, betUnits, balance, money, t }))
    view.setTier(action.tier)
  }

  #say(sentence: string): void {
    this.#tools.view.live.say(sentence)
    this.#tools.view.showResult(sentence)
  }
}
