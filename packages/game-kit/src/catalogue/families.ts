import type { ModelLetter } from '../models/model.ts'
import data from './families.data.json' with { type: 'json' }

/** A theme family: what a game shows and sounds like. It never touches odds. */
export interface ThemeFamily {
  code: string
  name: string
  /** Ground, mid and accent as `#rrggbb`. */
  palette: string[]
  hero: string
  /** The four high symbols, best first. */
  highs: string[]
  sound: string
  /** Eight first and eight second words of titles. */
  leads: string[]
  things: string[]
}

/** Sixty families in the order that the catalogue formula counts them (games book 2). */
export const FAMILIES: readonly ThemeFamily[] = data.families
/** Four title tails a model, for the second and third round through a family's words. */
export const TAILS: Readonly<Record<ModelLetter, readonly string[]>> = data.tails
