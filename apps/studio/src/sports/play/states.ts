import type { SportState } from '@baize/game-kit/book/sports'
import { kept } from './kept.ts'

/** As many as all fixtures that are on sale or in play at once show and have shown before. */
const statesKept = 1_000
const byText = new Map<string, SportState>()
const texts = new WeakMap<SportState, string>()

/**
 * The state that a row keeps as text. Equal texts are one object, so that what was worked out for a state, such as the chances
 * that bets are weighed by, is found again; it is frozen, since all share it.
 */
export const readState = (text: string): SportState =>
  kept(byText, statesKept, text, () => {
    const state: SportState = JSON.parse(text, (_, value) => Object.freeze(value))
    texts.set(state, text)
    return state
  })

/** The text of a state, by which it is known among others of its fixture. */
export function textOfState(state: SportState): string {
  const known = texts.get(state)
  if (known !== undefined) return known
  const text = JSON.stringify(state)
  texts.set(state, text)
  return text
}
