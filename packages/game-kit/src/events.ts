/**
 * The contract between a round and whatever shows it (games book 1.1). A round is one ordered list of events; an
 * event's number is its place in the list, from 0. Only `pay` moves money. Amounts are integers of 1/10 000 ("units").
 */

/** A cell of the grid as 10 x reel + row, both from 0: 23 is reel 2, row 3. */
export type Cell = number

/** One symbol: `1` best paying to `9` least, `W` wild, `S` scatter, `C` coin, `B` bonus, `M` mystery. */
export type SymbolCode = string

/** A held coin; `multiple` is its value in bets. */
export interface HeldCoin {
  cell: Cell
  multiple: number
  /** Set when the value is one of the named jackpots. */
  jackpot?: JackpotName
}

export type JackpotName = 'mini' | 'minor' | 'major' | 'grand'

/** First event. `coin` = bet / coinsPerBet. */
export interface BetEvent {
  type: 'bet'
  bet: number
  coin: number
}
/** Stop of each reel; the window shows the stop and the rows below it. */
export interface StopsEvent {
  type: 'stops'
  stops: number[]
}
/** In place of stops: the entry of a finite book that the round or the feature plays. */
export interface BookEvent {
  type: 'book'
  book: number
  index: number
}
/** The grid that the reels stopped on: one text a reel, top to bottom; reels may differ in height. */
export interface GridEvent {
  type: 'grid'
  columns: string[]
}
/** Whole reels turn into one symbol: `columns` is the whole new grid. */
export interface ExpandEvent {
  type: 'expand'
  reels: number[]
  symbol: SymbolCode
  columns: string[]
}
/** All mystery symbols turn into one symbol: `columns` is the whole new grid. */
export interface RevealEvent {
  type: 'reveal'
  symbol: SymbolCode
  cells: Cell[]
  columns: string[]
}
export interface WinEvent {
  type: 'win'
  kind: 'line' | 'ways' | 'cluster' | 'scatter'
  /** Line number from 1; 0 for the others. */
  id: number
  symbol: SymbolCode
  count: number
  cells: Cell[]
  /** Coins before the multiplier. */
  coins: number
  multiplier: number
  /** Units: coins x multiplier x coin. */
  amount: number
}
/** The meter moves: the next step's wins use `value`. */
export interface MultiplierEvent {
  type: 'multiplier'
  value: number
}
/** Winning cells vanish. */
export interface RemoveEvent {
  type: 'remove'
  cells: Cell[]
}
/** Columns fell and were filled from above: `added[reel]` new symbols on top, `columns` is the whole new grid. */
export interface RefillEvent {
  type: 'refill'
  added: number[]
  columns: string[]
}
/** Cells turn wild: `columns` is the whole new grid. */
export interface SparkEvent {
  type: 'spark'
  cells: Cell[]
  columns: string[]
}
export interface FreeSpinsStartEvent {
  type: 'feature-start'
  kind: 'free-spins'
  spins: number
  /** Multiplier that the first step of each free spin uses. */
  multiplier: number
  /** Set where the multiplier rises with winning steps and stays over all free spins. */
  rises?: boolean
  /** The symbol that expands in these free spins, where the model draws one. */
  special?: SymbolCode
}
export interface HoldAndWinStartEvent {
  type: 'feature-start'
  kind: 'hold-and-win'
  lives: number
  /** The coins that started the feature, in reading order. */
  held: HeldCoin[]
}
export interface WheelStartEvent {
  type: 'feature-start'
  kind: 'wheel'
  /** The bonus symbols that started it. */
  cells: Cell[]
}
/** A ring of the wheel stops. */
export interface WheelEvent {
  type: 'wheel'
  ring: 'outer' | 'inner'
  /** The drawn notch, 0 to 63: where the ring stands still. */
  notch: number
  /** Number of the segment that the notch belongs to. */
  segment: number
  /** In bets; 0 where the outer ring leads to the inner one. */
  multiple: number
}
/** A free spin begins; its own `stops`, `grid`, ... follow. */
export interface FreeSpinEvent {
  type: 'free-spin'
  n: number
  of: number
}
export interface RetriggerEvent {
  type: 'retrigger'
  added: number
}
/** One respin; `lives` is what is left after it. */
export interface RespinEvent {
  type: 'respin'
  n: number
  lives: number
  landed: HeldCoin[]
}
/** A named prize; its amount is part of the feature's amount. */
export interface JackpotEvent {
  type: 'jackpot'
  name: JackpotName
  amount: number
}
export interface FeatureEndEvent {
  type: 'feature-end'
  amount: number
}
/** The maximum win was reached: the round ends here, and `pay` is the maximum. */
export interface CappedEvent {
  type: 'capped'
}
/** Exactly one a round: the round's whole win, 0 included. */
export interface PayEvent {
  type: 'pay'
  amount: number
}
export interface EndEvent {
  type: 'end'
}

export type GameEvent =
  | BetEvent
  | StopsEvent
  | BookEvent
  | GridEvent
  | ExpandEvent
  | RevealEvent
  | WinEvent
  | MultiplierEvent
  | RemoveEvent
  | RefillEvent
  | SparkEvent
  | FreeSpinsStartEvent
  | HoldAndWinStartEvent
  | WheelStartEvent
  | WheelEvent
  | FreeSpinEvent
  | RetriggerEvent
  | RespinEvent
  | JackpotEvent
  | FeatureEndEvent
  | CappedEvent
  | PayEvent
  | EndEvent

export function cellAt(reel: number, row: number): Cell {
  return 10 * reel + row
}

export function reelOf(cell: Cell): number {
  return Math.floor(cell / 10)
}

export function rowOf(cell: Cell): number {
  return cell % 10
}
