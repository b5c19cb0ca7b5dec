import type { TableRoundView } from '@baize/api/studio/live'
import type { Draws } from '@baize/game-kit/draws'
import type { Container, Text, TextStyleOptions, Texture } from 'pixi.js'
import type { TableSound } from '../../kit/sound/table-sound.ts'
import type { Piece } from '../../kit/stage/atlas.ts'
import type { Pen } from '../../kit/stage/paint.ts'
import type { Timed } from '../../kit/stage/timeline.ts'

export interface Size {
  width: number
  height: number
}

/** A sound at a time of the film. */
export interface Cue extends Timed {
  sound(sound: TableSound): void
}

/** A state that a film comes to. */
export interface Stop extends Timed {
  /** The time of the film at which the state is seen whole, where that is later. */
  shows?: number
}

/** What a round shows, worked out once from its deal. */
export interface Film {
  /** In order of their times; where no motion is wanted the picture changes at these alone. */
  stops: readonly Stop[]
  /** In order of their times. */
  cues: readonly Cue[]
}

/** A deal as films are made of it. */
export interface Deal {
  result: unknown
  /** What is public of the round before it is dealt. */
  facts: unknown
  table: string
  /** Milliseconds from the deal to its result, and to the end of the round. */
  resultAfterMs: number
  endsAfterMs: number
  /** Draws of what only pictures show. */
  look: Draws
}

/** All that a picture follows from; nothing that was shown before is among it. */
export interface Moment<F> {
  film: F | null
  /** Milliseconds since the deal; 0 while there is none. */
  elapsedMs: number
  /** How far the table is cleared for the next round, from 0 to 1. */
  cleared: number
  /** How far the round is opened, from 0 to 1: the table comes up again after it was cleared. */
  opened: number
  /** The server's time; a fixed one where no motion is wanted. */
  nowMs: number
  round: TableRoundView | null
}

/** What scenes are built with. */
export interface Tools {
  size: Size
  texture(name: string): Texture
  text(style: TextStyleOptions): Text
  labels: Readonly<Record<string, string>>
}

export interface Scene<F> {
  view: Container
  /** The point that the camera comes closer to, in pixels, and how close at most. */
  focus: { x: number; y: number; closest?: number }
  draw(moment: Moment<F>): void
}

/** A kind of table: how its films are made, what it is painted of, and how it is drawn. */
export interface SceneKind<F extends Film> {
  filmOf(deal: Deal): F
  pieces(size: Size): Piece[]
  /** Paints what stands still behind everything, a part a call. */
  backdrop(size: Size): ((pen: Pen) => void)[]
  build(tools: Tools): Scene<F>
}
