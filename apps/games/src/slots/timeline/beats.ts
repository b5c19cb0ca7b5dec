import type { Cell, HeldCoin, JackpotName, SymbolCode, WheelEvent, WinEvent } from '@baize/game-kit/events'
import type { Tier } from '../../kit/money/tiers.ts'
import type { FeatureKind, ShownState } from './shown-state.ts'

/** What the stage, the sound and the twin are told to do at one moment. */
export type Action =
  /** A round that was left is taken up again: this is what it had shown. */
  | { kind: 'restore'; state: ShownState }
  | { kind: 'roll'; free: boolean }
  /** The reel stands still at the end of the beat, on `stop` of its strip. */
  | {
      kind: 'land'
      reel: number
      stop: number
      column: string
      /** The reel shows the symbol that starts the feature. */
      isTrigger: boolean
      isLast: boolean
    }
  | { kind: 'anticipate'; reel: number }
  | { kind: 'cross-fade'; columns: string[] }
  /** `wonUnits` counts everything won so far in the round, these wins included. */
  | { kind: 'wins'; wins: WinEvent[]; stepUnits: number; wonUnits: number; isFinal: boolean }
  | { kind: 'multiplier'; value: number }
  /** All cells show one symbol, and every win of the round counts so many times. */
  | { kind: 'full-grid'; multiplier: number }
  | { kind: 'expand'; reels: number[]; symbol: SymbolCode; columns: string[] }
  | { kind: 'reveal'; symbol: SymbolCode; cells: Cell[]; columns: string[] }
  | { kind: 'spark'; cells: Cell[]; columns: string[] }
  | { kind: 'burst'; cells: Cell[] }
  | { kind: 'fall'; removed: Cell[]; added: number[]; columns: string[] }
  | { kind: 'free-spins-intro'; spins: number; multiplier: number }
  /** The book opens on the symbol that expands in these free spins. */
  | { kind: 'special'; symbol: SymbolCode }
  | { kind: 'free-spin'; n: number; of: number; multiplier: number; special: SymbolCode | null }
  | { kind: 'retrigger'; added: number; of: number }
  | { kind: 'hold-intro'; held: HeldCoin[]; lives: number }
  | { kind: 'respin'; n: number; lives: number; landed: HeldCoin[] }
  | { kind: 'wheel-intro'; cells: Cell[] }
  /** A ring turns and stands still on its notch at the end of the beat. */
  | { kind: 'wheel'; wheel: WheelEvent }
  | { kind: 'wheel-stop'; wheel: WheelEvent }
  | { kind: 'jackpot'; name: JackpotName; amountUnits: number }
  | { kind: 'feature-outro'; feature: FeatureKind; amountUnits: number; wonUnits: number }
  | { kind: 'capped' }
  /** The round's whole win: `countedUnits` of it were counted before. */
  | { kind: 'celebrate'; amountUnits: number; countedUnits: number; tier: Tier; countMs: number }
  /** Everything was shown: the cursor goes to the end and the button is ready. */
  | { kind: 'ready' }

export type ActionKind = Action['kind']

export interface Beat {
  /** From the press, in milliseconds. */
  atMs: number
  lastsMs: number
  /** Number of the last event that is shown when the beat ends. */
  event: number
  action: Action
}
