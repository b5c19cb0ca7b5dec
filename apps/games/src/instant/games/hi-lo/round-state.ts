import type { InstantRoundView } from '@baize/api/studio/instant'
import { GUESSES, type Guess, type HiLoDefinition } from '@baize/game-kit/instant/hi-lo/definition'
import { afterGuess, firstMultiple, isOffered, rankOf, winningRanks } from '@baize/game-kit/instant/hi-lo/exact'
import { inHundredths, type Multiple } from '@baize/game-kit/instant/multiple'
import { times } from '../../game-view.ts'
import type { Offer } from './guess-buttons.tsx'

export interface RoundState {
  card: number
  multiple: Multiple
  right: number
  skips: number
}

/** How a round stands after its events: its card, its multiple, and what was changed. */
export function stateOf(definition: HiLoDefinition, { events }: Pick<InstantRoundView, 'events'>): RoundState {
  const state: RoundState = { card: 0, multiple: firstMultiple(definition), right: 0, skips: 0 }
  for (const event of events) {
    if (event.type === 'right') {
      state.multiple = afterGuess(definition, state.multiple, rankOf(definition, state.card), event.guess as Guess)
      state.right++
    }
    if (event.type === 'skip') state.skips++
    if (typeof event.card === 'number') state.card = event.card
  }
  return state
}

/** The guesses that stand open to a round. */
export function offersOf(definition: HiLoDefinition, { card, multiple }: RoundState): Offer[] {
  const rank = rankOf(definition, card)
  return GUESSES.filter(guess => isOffered(definition, multiple, rank, guess)).map(guess => ({
    guess,
    isStrict: rank === 1 || rank === definition.ranks,
    ranks: winningRanks(definition, rank, guess),
    multiple: times(inHundredths(afterGuess(definition, multiple, rank, guess))),
  }))
}
