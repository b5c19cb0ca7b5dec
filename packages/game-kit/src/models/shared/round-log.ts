import type { GameEvent } from '../../events.ts'
import { coinOf } from '../../stakes.ts'
import type { Definition, Outcome } from '../model.ts'

/** A round in the making: its events and its win so far. Amounts stay far below 2^53 units. */
export interface RoundLog {
  events: GameEvent[]
  coinUnits: number
  /** Won so far, in coins, before the cap. */
  coins: number
  /** The cap in coins; Infinity where the model has none. */
  capCoins: number
}

/** Starts a round with its `bet` event. @throws StakeError when the bet does not divide into whole coins */
export function openRound(definition: Definition, betUnits: number): RoundLog {
  const coinUnits = coinOf(betUnits, definition.coinsPerBet)
  return {
    events: [{ type: 'bet', bet: betUnits, coin: coinUnits }],
    coinUnits,
    coins: 0,
    capCoins: capInCoins(definition),
  }
}

export function capInCoins(definition: Definition): number {
  return definition.capMultiple === null ? Number.POSITIVE_INFINITY : definition.capMultiple * definition.coinsPerBet
}

type WinDetails = Omit<Extract<GameEvent, { type: 'win' }>, 'type' | 'amount'>

export function addWin(round: RoundLog, win: WinDetails): void {
  const coins = win.coins * win.multiplier
  round.coins += coins
  round.events.push({ type: 'win', ...win, amount: coins * round.coinUnits })
}

/** Units won since `coinsBefore`, counted up to the cap. */
export function unitsSince(round: RoundLog, coinsBefore: number): number {
  return (Math.min(round.coins, round.capCoins) - coinsBefore) * round.coinUnits
}

/** Ends the round: `capped` when the cap was reached, then the one `pay`, then `end`. */
export function closeRound(round: RoundLog): Outcome {
  const capped = round.coins >= round.capCoins
  const winUnits = unitsSince(round, 0)
  if (capped) round.events.push({ type: 'capped' })
  round.events.push({ type: 'pay', amount: winUnits }, { type: 'end' })
  return { events: round.events, winUnits, capped }
}
