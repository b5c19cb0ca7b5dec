import type { GameEvent, SymbolCode, WinEvent } from '@baize/game-kit/events'
import { countMs, showMs, tierOf } from '../../kit/money/tiers.ts'
import type { Action, Beat } from './beats.ts'
import { type FeatureKind, shownAfter } from './shown-state.ts'
import { times } from './times.ts'

export interface PlanInput {
  events: readonly GameEvent[]
  /** Number of the first event to show; the ones before it were shown on an earlier visit. */
  from: number
  betUnits: number
  /** When the answer came, in milliseconds after the press; the reels roll until then. */
  answerMs: number
  minimumCycleMs: number
  reducedMotion: boolean
  /** The symbol that starts the feature when three reels show it, and the reels that have it. */
  trigger: { symbol: SymbolCode; reels: readonly number[] } | null
}

/** Every beat of a round in order of time. The last one is `ready`. */
export function planRound(input: PlanInput): Beat[] {
  const planner = new Planner(input)
  return planner.plan()
}

class Planner {
  readonly #input: PlanInput
  readonly #beats: Beat[] = []
  #nowMs = 0
  #event: number
  #wonUnits: number
  #feature: FeatureKind | null
  #multiplier: number
  /** The multiplier stays where the steps of free spins brought it. */
  #rises: boolean
  #special: SymbolCode | null
  #spins: number
  /** Of the grid that comes next. */
  #stops: number[] | null = null
  #triggers = 0
  #isRolling: boolean
  #hasJackpot = false
  #isCelebrated = false

  constructor(input: PlanInput) {
    this.#input = input
    const state = shownAfter(input.events, input.from)
    this.#event = input.from
    this.#wonUnits = state.wonUnits
    this.#feature = state.feature?.kind ?? null
    const free = state.feature?.kind === 'free-spins' ? state.feature : null
    this.#multiplier = free?.multiplier ?? 1
    this.#rises = free?.rises ?? false
    this.#special = free?.special ?? null
    this.#spins = free?.of ?? 0
    this.#isRolling = input.from === 0
    if (input.from > 0) this.#add({ kind: 'restore', state }, 0, input.from - 1)
  }

  plan(): Beat[] {
    const { events } = this.#input
    while (this.#event < events.length) {
      this.#show(events[this.#event]!)
      this.#event++
    }
    const readyMs = Math.max(this.#input.minimumCycleMs, this.#nowMs)
    this.#beats.push({ atMs: readyMs, lastsMs: 0, event: events.length - 1, action: { kind: 'ready' } })
    return this.#beats.sort((a, b) => a.atMs - b.atMs)
  }

  #add(action: Action, lastsMs: number, event = this.#event): void {
    this.#beats.push({ atMs: this.#nowMs, lastsMs, event, action })
  }

  /** Adds a beat and lets its time pass. */
  #pass(action: Action, lastsMs: number): void {
    this.#add(action, lastsMs)
    this.#nowMs += lastsMs
  }

  #show(event: GameEvent): void {
    switch (event.type) {
      case 'stops':
        this.#stops = event.stops
        break
      case 'grid':
        this.#spin(event.columns)
        break
      case 'win':
        this.#wins()
        break
      case 'multiplier':
        this.#multiply(event.value)
        break
      case 'expand': {
        const { reels, symbol, columns } = event
        this.#pass({ kind: 'expand', reels, symbol, columns }, times.expand)
        break
      }
      case 'reveal': {
        const { symbol, cells, columns } = event
        this.#pass({ kind: 'reveal', symbol, cells, columns }, times.turn + times.turnStep * columns.length)
        break
      }
      case 'spark': {
        const { cells, columns } = event
        const lastsMs = times.spark + times.turn + times.sparkStep * cells.length
        this.#pass({ kind: 'spark', cells, columns }, lastsMs)
        break
      }
      case 'remove':
        this.#cascade(event.cells)
        break
      case 'feature-start':
        this.#startFeature(event)
        break
      case 'free-spin': {
        const { n, of } = event
        this.#spins = of
        this.#add({ kind: 'free-spin', n, of, multiplier: this.#multiplier, special: this.#special }, 0)
        break
      }
      case 'retrigger':
        this.#spins += event.added
        this.#pass({ kind: 'retrigger', added: event.added, of: this.#spins }, times.retrigger)
        break
      case 'respin':
        this.#pass({ kind: 'respin', n: event.n, lives: event.lives, landed: event.landed }, times.respin)
        break
      case 'wheel':
        this.#pass({ kind: 'wheel', wheel: event }, times.wheel)
        this.#pass({ kind: 'wheel-stop', wheel: event }, times.wheelStop)
        break
      case 'jackpot':
        this.#hasJackpot = true
        this.#pass({ kind: 'jackpot', name: event.name, amountUnits: event.amount }, times.jackpot)
        break
      case 'feature-end':
        this.#endFeature(event.amount)
        break
      case 'capped':
        this.#add({ kind: 'capped' }, 0)
        break
      case 'pay':
        this.#celebrate(event.amount, this.#wonUnits)
        break
    }
  }

  /** A grid of a book has no stops: its columns land as they are. */
  #spin(columns: string[]): void {
    const stops = this.#stops ?? columns.map(() => 0)
    const drawn = this.#stops ? 1 : 0
    this.#stops = null
    if (!this.#isRolling)
      this.#add({ kind: 'roll', free: this.#feature === 'free-spins' }, times.start, this.#event - 1 - drawn)
    const answerMs = this.#isRolling ? this.#input.answerMs : 0
    this.#isRolling = false
    const { landing, firstStop } = times
    let stopMs = this.#nowMs + Math.max(firstStop, answerMs + landing)
    if (this.#input.reducedMotion) {
      this.#nowMs = stopMs
      this.#pass({ kind: 'cross-fade', columns }, times.crossFade)
    } else {
      this.#triggers = 0
      for (const [reel, stop] of stops.entries()) stopMs = this.#land(reel, stop, columns, stopMs)
      this.#nowMs = stopMs - times.stopStep
    }
    this.#nowMs += times.beforeWins
  }

  /** Plans one stop and returns when the next reel may stop. Two scatters in: a reel that can add the third waits. */
  #land(reel: number, stop: number, columns: readonly string[], dueMs: number): number {
    const { trigger } = this.#input
    const column = columns[reel]!
    const waits = this.#triggers === 2 && trigger?.reels.includes(reel)
    const stopMs = waits ? dueMs + times.anticipation : dueMs
    if (waits) {
      const lastsMs = stopMs - dueMs + times.stopStep
      this.#beats.push({ atMs: stopMs - lastsMs, lastsMs, event: this.#event, action: { kind: 'anticipate', reel } })
    }
    const isTrigger = trigger !== null && column.includes(trigger.symbol)
    if (isTrigger) this.#triggers += column.split(trigger.symbol).length - 1
    const action: Action = { kind: 'land', reel, stop, column, isTrigger, isLast: reel === columns.length - 1 }
    this.#beats.push({ atMs: stopMs - times.landing, lastsMs: times.landing, event: this.#event, action })
    return stopMs + times.stopStep
  }

  #wins(): void {
    const { events, betUnits } = this.#input
    const wins: WinEvent[] = []
    for (let event = events[this.#event]; event?.type === 'win'; event = events[this.#event + wins.length])
      wins.push(event)
    const stepUnits = wins.reduce((sum, { amount }) => sum + amount, 0)
    this.#wonUnits += stepUnits
    this.#event += wins.length - 1
    const next = events[this.#event + 1]
    const isFinal = next?.type === 'pay' || next?.type === 'capped'
    const wonUnits = this.#wonUnits
    const action: Action = { kind: 'wins', wins, stepUnits, wonUnits, isFinal }
    const isStep = next?.type === 'multiplier' || next?.type === 'remove'
    const lastsMs = isFinal || isStep ? times.allLines : Math.max(times.allLines, countMs(stepUnits, betUnits))
    this.#add(action, lastsMs)
    if (isFinal) {
      const paid = events.find(event => event.type === 'pay')
      this.#celebrate(paid?.amount ?? wonUnits, wonUnits - stepUnits)
    }
    this.#nowMs += lastsMs
  }

  /** Between wins the meter of a chain moves on; before the first wins the whole round counts so many times. */
  #multiply(value: number): void {
    const next = this.#input.events[this.#event + 1]
    if (next?.type === 'win') this.#pass({ kind: 'full-grid', multiplier: value }, times.fullGrid)
    else this.#add({ kind: 'multiplier', value }, times.burst)
    if (this.#rises) this.#multiplier = value
  }

  #cascade(removed: number[]): void {
    const refill = this.#input.events[this.#event + 1]
    if (refill?.type !== 'refill') throw new TypeError(`event ${this.#event + 1} must refill what was removed`)
    this.#pass({ kind: 'burst', cells: removed }, times.burst)
    this.#event++
    const { added, columns } = refill
    this.#pass({ kind: 'fall', removed, added, columns }, times.fall + times.land)
  }

  #startFeature(event: Extract<GameEvent, { type: 'feature-start' }>): void {
    this.#feature = event.kind
    this.#nowMs += times.beforeFeature
    if (event.kind === 'hold-and-win') {
      this.#pass({ kind: 'hold-intro', held: event.held, lives: event.lives }, times.featureIntro)
      return
    }
    if (event.kind === 'wheel') {
      this.#pass({ kind: 'wheel-intro', cells: event.cells }, times.featureIntro)
      return
    }
    const { spins, multiplier, rises, special } = event
    this.#multiplier = multiplier
    this.#rises = rises ?? false
    this.#special = special ?? null
    this.#spins = spins
    this.#pass({ kind: 'free-spins-intro', spins, multiplier }, times.featureIntro)
    if (special) this.#pass({ kind: 'special', symbol: special }, times.bookOpening)
  }

  #endFeature(amountUnits: number): void {
    const feature = this.#feature ?? 'free-spins'
    if (feature !== 'free-spins') this.#wonUnits += amountUnits
    this.#feature = null
    this.#pass({ kind: 'feature-outro', feature, amountUnits, wonUnits: this.#wonUnits }, times.featureOutro)
  }

  /** The round's whole win, once: beside the last wins, or at the end where a feature or a chain came before. */
  #celebrate(amountUnits: number, countedUnits: number): void {
    if (this.#isCelebrated) return
    this.#isCelebrated = true
    const { betUnits } = this.#input
    const tier = tierOf(amountUnits, betUnits, this.#hasJackpot)
    const count = countedUnits < amountUnits ? countMs(amountUnits, betUnits) : 0
    const lastsMs = Math.max(count, showMs[tier])
    this.#add({ kind: 'celebrate', amountUnits, countedUnits, tier, countMs: count }, lastsMs)
  }
}
