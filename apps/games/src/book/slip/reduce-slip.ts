import type { PlacedBet } from '@baize/api/studio/sports/bets'
import {
  emptySlip,
  MOST_LEGS,
  type PlaceRequest,
  type SentStage,
  type SlipLeg,
  type SlipLimits,
  type SlipState,
  type SlipTab,
} from './slip-state.ts'

export type SlipEvent =
  | { type: 'toggled'; leg: SlipLeg }
  | { type: 'removed'; key: string }
  | { type: 'cleared' }
  | { type: 'tab'; tab: SlipTab }
  | { type: 'stake'; key: string; text: string }
  | { type: 'all'; text: string }
  | { type: 'parlayStake'; text: string }
  | { type: 'lineStake'; text: string }
  | { type: 'system'; name: string }
  /** The player takes the odds as they are now. */
  | { type: 'agreed'; legs: readonly Pick<SlipLeg, 'key' | 'milli' | 'token' | 'chancePpm' | 'phase'>[] }
  | { type: 'limits'; limits: SlipLimits }
  | { type: 'sent'; request: PlaceRequest; keys: Readonly<Record<string, string>> }
  /** The present state of the slip that was sent. */
  | { type: 'stage'; stage: SentStage }
  /** The player waits no longer; what was taken of it shows among the bets. */
  | { type: 'left' }
  | { type: 'answered'; bets: readonly PlacedBet[]; stake: string }
  /** The whole request was refused. */
  | { type: 'refused'; error: string }
  | { type: 'seen' }
  /** The selections of the accepted bets stand in the slip once more. */
  | { type: 'kept' }

export function reduceSlip(state: SlipState, event: SlipEvent): SlipState {
  switch (event.type) {
    case 'toggled':
      return toggled(state, event.leg)
    case 'removed':
      return without(state, [event.key])
    case 'cleared':
      return { ...emptySlip, lastStake: state.lastStake, tab: state.tab }
    case 'tab':
      return { ...state, tab: event.tab, refusals: {} }
    case 'stake':
      return {
        ...state,
        stakes: { ...state.stakes, [event.key]: event.text },
        refusals: omit(state.refusals, [event.key]),
      }
    case 'all':
      return { ...state, stakes: Object.fromEntries(state.legs.map(({ key }) => [key, event.text])), refusals: {} }
    case 'parlayStake':
      return { ...state, parlayStake: event.text, refusals: omit(state.refusals, ['multiple']) }
    case 'lineStake':
      return { ...state, lineStake: event.text, refusals: omit(state.refusals, ['system']) }
    case 'system':
      return { ...state, system: event.name }
    case 'agreed': {
      const agreed = new Map(event.legs.map(leg => [leg.key, leg]))
      return { ...state, legs: state.legs.map(leg => ({ ...leg, ...agreed.get(leg.key) })), refusals: {} }
    }
    case 'limits':
      return { ...state, limits: event.limits }
    case 'sent':
      return { ...state, sent: { request: event.request, keys: event.keys, stage: 'sending' }, refusals: {} }
    case 'stage':
      return { ...state, sent: state.sent && { ...state.sent, stage: event.stage } }
    case 'left':
      return { ...state, sent: null }
    case 'answered':
      return answered(state, event.bets, event.stake)
    case 'refused':
      return {
        ...state,
        sent: null,
        refusals: Object.fromEntries(Object.values(state.sent?.keys ?? {}).map(key => [key, { error: event.error }])),
      }
    case 'seen':
      return { ...state, placed: [], kept: null }
    case 'kept':
      return { ...state, ...state.kept, placed: [], kept: null }
  }
}

function toggled(state: SlipState, leg: SlipLeg): SlipState {
  if (state.legs.some(({ key }) => key === leg.key)) return without(state, [leg.key])
  if (state.legs.length >= MOST_LEGS) return state
  const legs = [...state.legs, leg]
  // The second leg of another fixture makes a multiple of what was a single, until a stake says otherwise.
  const isUntouched = Object.values(state.stakes).every(text => text === '')
  const tab = state.tab === 'single' && legs.length === 2 && isUntouched && !isRelated(legs) ? 'multiple' : state.tab
  return { ...state, legs, tab, placed: [], kept: null }
}

const isRelated = (legs: readonly SlipLeg[]): boolean => new Set(legs.map(({ fixture }) => fixture)).size < legs.length

function without(state: SlipState, keys: readonly string[]): SlipState {
  const legs = state.legs.filter(({ key }) => !keys.includes(key))
  const tab = legs.length < 2 ? 'single' : state.tab
  const related = state.limits.related.filter(pair => !pair.some(key => keys.includes(key)))
  return {
    ...{ ...state, legs, tab, limits: { ...state.limits, related } },
    ...{ stakes: omit(state.stakes, keys), refusals: omit(state.refusals, keys) },
  }
}

function answered(state: SlipState, bets: readonly PlacedBet[], stake: string): SlipState {
  const { keys = {} } = state.sent ?? {}
  const placed = bets.flatMap(bet => ('bet' in bet ? [bet.bet] : []))
  const refused = bets.flatMap(bet => {
    if ('bet' in bet) return []
    const { error, maxUnits, minUnits } = bet
    return [[keys[bet.betId] ?? '', { error, maxUnits, minUnits }] as const]
  })
  const done = bets.filter(bet => 'bet' in bet).map(({ betId }) => keys[betId] ?? '')
  const isWhole = done.some(key => key === 'multiple' || key === 'system')
  const legs = isWhole ? state.legs : state.legs.filter(({ key }) => done.includes(key))
  const left = isWhole ? { ...emptySlip, tab: 'single' as const } : without(state, done)
  return {
    ...{ ...left, sent: null, placed, refusals: Object.fromEntries(refused) },
    kept: legs.length > 0 ? { legs, tab: state.tab } : null,
    lastStake: placed.length > 0 ? stake : state.lastStake,
  }
}

const omit = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
