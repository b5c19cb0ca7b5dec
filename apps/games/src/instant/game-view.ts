import type { InstantBoot, InstantRoundView } from '@baize/api/studio/instant'
import type { InstantDefinition } from '@baize/game-kit/instant/instant-game'
import type { ComponentType } from 'react'
import type { Live } from '../kit/live-region.tsx'
import type { TableSound } from '../kit/sound/table-sound.ts'
import type { Bet } from './api.ts'
import type { Texts } from './texts.ts'

/** Everything that the view of a game needs. */
export interface GameContext<D extends InstantDefinition = InstantDefinition> {
  boot: InstantBoot
  definition: D
  t: Texts
  live: Live
  sound: TableSound
  money: (units: bigint | number | string) => string
  /** True when motion is to be kept still. */
  isCalm: () => boolean
  /** Says why something was not done, over the stage. */
  notify(text: string): void
  /** Sends a choice of the player. */
  choose(choice: unknown): void
  /** What would be bet has changed. */
  betChanged(): void
  /** The chosen stake, or the chosen chip. */
  stakeUnits(): string
  /** The balance as this page knows it; the studio asks the wallet. */
  balanceUnits(): bigint
}

/** `idle` takes a bet, `playing` waits for a choice, `busy` for an answer or a picture. */
export type TableState = 'idle' | 'busy' | 'playing'

/** What the large button does while a round waits for a choice. */
export interface RoundAction {
  label: string
  choice: unknown
}

/** A round in one word for the strip of past ones. */
export interface RoundMark {
  text: string
  tone: 'win' | 'return' | 'loss' | 'red' | 'black' | 'green'
}

/** A game on the table: its picture, its controls, and its words. */
export interface GameView {
  Stage: ComponentType
  /** Controls above the stake, if the game has any. */
  Options: ComponentType | null
  /** Null while nothing can be bet. */
  bet(): Bet | null
  setState(state: TableState): void
  /** Clears the last round away. */
  reset(): void
  /** Shows a round's events from number `from` on; resolves when the picture has come to rest. */
  show(round: InstantRoundView, from: number): Promise<void>
  /** Null where the round offers none of its own. */
  action(round: InstantRoundView): RoundAction | null
  mark(round: InstantRoundView): RoundMark
  /** What happened since event `from`, in words, without the money. */
  say(round: InstantRoundView, from: number): string
  /** What is paid, for help: rows of what and how much at a stake. */
  pays(stakeUnits: string): { what: string; pays: string }[]
  /** Set for games whose rounds end by the clock. */
  endsByClock?: boolean
}

/** `1.25×` from hundredths. */
export const times = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`

/** The multiple of all stakes of a round that is over, cut to hundredths. */
const multipleOf = ({ winUnits, stakedUnits }: InstantRoundView): number =>
  Number((100n * BigInt(winUnits)) / BigInt(stakedUnits))

/** The usual mark: the multiple, or the stake that was lost. */
export function multipleMark(round: InstantRoundView): RoundMark {
  const hundredths = multipleOf(round)
  return { text: times(hundredths), tone: hundredths > 100 ? 'win' : hundredths > 0 ? 'return' : 'loss' }
}

export const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
