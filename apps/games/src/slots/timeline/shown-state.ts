import type { GameEvent, HeldCoin, SymbolCode, WheelEvent } from '@baize/game-kit/events'

export type FeatureKind = Extract<GameEvent, { type: 'feature-start' }>['kind']

/** What stands on the stage after a number of events. */
export interface ShownState {
  columns: string[] | null
  wonUnits: number
  multiplier: number
  feature:
    | null
    | { kind: 'free-spins'; n: number; of: number; multiplier: number; rises: boolean; special: SymbolCode | null }
    | { kind: 'hold-and-win'; held: HeldCoin[]; lives: number }
    | { kind: 'wheel'; stopped: WheelEvent[] }
}

const stepStarts = ['bet', 'feature-start', 'free-spin', 'respin', 'wheel', 'jackpot', 'feature-end', 'capped', 'pay']

/**
 * Where showing goes on after the client confirmed `cursor`: the start of the step that was not shown to its end, as a
 * number of an event; `events.length` when everything was shown.
 */
export function resumePoint(events: readonly GameEvent[], cursor: number): number {
  if (cursor >= events.length - 1) return events.length
  for (let i = Math.max(0, cursor + 1); i > 0; i--) if (stepStarts.includes(events[i]!.type)) return i
  return 0
}

/** Folds the events before number `until` into what they left on the stage. */
export function shownAfter(events: readonly GameEvent[], until: number): ShownState {
  const state: ShownState = { columns: null, wonUnits: 0, multiplier: 1, feature: null }
  for (const event of events.slice(0, until)) apply(state, event)
  return state
}

function apply(state: ShownState, event: GameEvent): void {
  const { feature } = state
  switch (event.type) {
    case 'grid':
    case 'refill':
    case 'expand':
    case 'reveal':
    case 'spark':
      state.columns = event.columns
      break
    case 'win':
      state.wonUnits += event.amount
      break
    case 'multiplier':
      state.multiplier = event.value
      if (feature?.kind === 'free-spins' && feature.rises) feature.multiplier = event.value
      break
    case 'feature-start':
      state.feature = opened(event)
      break
    case 'wheel':
      if (feature?.kind === 'wheel') feature.stopped.push(event)
      break
    case 'free-spin':
      if (feature?.kind !== 'free-spins') break
      feature.n = event.n
      feature.of = event.of
      state.multiplier = feature.multiplier
      break
    case 'retrigger':
      if (feature?.kind === 'free-spins') feature.of += event.added
      break
    case 'respin':
      if (feature?.kind !== 'hold-and-win') break
      feature.held.push(...event.landed)
      feature.lives = event.lives
      break
    case 'feature-end':
      // Wins of free spins were counted one by one; the other features pay at their end.
      if (feature?.kind !== 'free-spins') state.wonUnits += event.amount
      state.feature = null
      state.multiplier = 1
  }
}

function opened(event: Extract<GameEvent, { type: 'feature-start' }>): ShownState['feature'] {
  switch (event.kind) {
    case 'free-spins': {
      const { spins, multiplier, rises = false, special = null } = event
      return { kind: 'free-spins', n: 0, of: spins, multiplier, rises, special }
    }
    case 'hold-and-win':
      return { kind: 'hold-and-win', held: [...event.held], lives: event.lives }
    case 'wheel':
      return { kind: 'wheel', stopped: [] }
  }
}
