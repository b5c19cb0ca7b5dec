import type { InstantFacts } from '../instant-game.ts'
import { isAbove, type Multiple } from '../multiple.ts'
import type { Guess, HiLoDefinition } from './definition.ts'

/** Card 0 to 51: its rank from 1 (ace) to 13 (king). */
export const rankOf = ({ ranks }: HiLoDefinition, card: number): number => (card % ranks) + 1

/** How many ranks of all win a guess on a card; 0 where the guess is not offered. */
export function winningRanks({ ranks }: HiLoDefinition, rank: number, guess: Guess): number {
  const isEnd = rank === 1 || rank === ranks
  if (guess === 'equal') return isEnd ? 1 : 0
  if (guess === 'higher') return rank === ranks ? 0 : ranks - rank + (isEnd ? 0 : 1)
  return rank === 1 ? 0 : rank - (isEnd ? 1 : 0)
}

export function guessWins(definition: HiLoDefinition, from: number, to: number, guess: Guess): boolean {
  if (winningRanks(definition, from, guess) === 0) return false
  if (from === to) return guess === 'equal' || (from !== 1 && from !== definition.ranks)
  return guess === 'equal' ? false : guess === 'higher' ? to > from : to < from
}

/** Before the first guess: the return. Each right guess divides it by the chance that it had, so all ways return the same. */
export const firstMultiple = ({ returnHundredths }: HiLoDefinition): Multiple => ({
  over: BigInt(returnHundredths),
  under: 100n,
})

export const afterGuess = (
  definition: HiLoDefinition,
  { over, under }: Multiple,
  rank: number,
  guess: Guess,
): Multiple => ({ over: over * BigInt(definition.ranks), under: under * BigInt(winningRanks(definition, rank, guess)) })

/** True when a guess is offered on a card at a multiple. */
export function isOffered(definition: HiLoDefinition, multiple: Multiple, rank: number, guess: Guess): boolean {
  if (winningRanks(definition, rank, guess) === 0) return false
  return !isAbove(afterGuess(definition, multiple, rank, guess), definition.topMultiple)
}

export function hiLoFacts({ returnHundredths, topMultiple }: HiLoDefinition): InstantFacts {
  const rtp = returnHundredths / 100
  return { rtp, highestRtp: rtp, topMultiple }
}
