import type { InstantFacts } from '../instant-game.ts'
import { BestPlay, type Worth } from './best-play.ts'
import type { BlackjackDefinition } from './definition.ts'
import { chanceOf, isTwentyOne, VALUES } from './house.ts'

/** What a round is worth by the best play, in first stakes: the sum over all open cards and first two cards. */
export function blackjackWorth(definition: BlackjackDefinition): Worth {
  const sum: Worth = { net: 0, staked: 0 }
  const add = (chance: number, { net, staked }: Worth): void => {
    sum.net += chance * net
    sum.staked += chance * staked
  }
  for (const open of VALUES) {
    const play = new BestPlay(definition, open)
    const naturalHouse = VALUES.reduce((part, hole) => part + (isTwentyOne(open, hole) ? chanceOf(hole) : 0), 0)
    for (const first of VALUES)
      for (const second of VALUES) {
        const chance = chanceOf(open) * chanceOf(first) * chanceOf(second)
        const isNatural = isTwentyOne(first, second)
        const natural = { net: definition.naturalHundredths / 100, staked: 1 }
        add(chance * (1 - naturalHouse), isNatural ? natural : play.onTwo(first, second))
        add(chance * naturalHouse, { net: isNatural ? 0 : -1, staked: 1 })
      }
  }
  return sum
}

/** Expected payout over the expected sum of stakes, by the best play. */
export function blackjackReturn(definition: BlackjackDefinition): number {
  const { net, staked } = blackjackWorth(definition)
  return 1 + net / staked
}

/** Expected win less all stakes, by the best play, in first stakes; negative where the house keeps something. */
export const blackjackNet = (definition: BlackjackDefinition): number => blackjackWorth(definition).net

/** The return by the best play takes a tenth of a second to work out, and a start needs the top multiple alone. */
export function blackjackFacts(definition: BlackjackDefinition): InstantFacts {
  let worked: number | undefined
  const rtp = () => (worked ??= blackjackReturn(definition))
  const { raises = [], naturalHundredths } = definition
  // Each raise doubles how many stakes may win even money: a split makes two hands, and both may be doubled.
  const topMultiple = Math.max(1 + naturalHundredths / 100, 2 * 2 ** raises.length)
  return {
    get rtp() {
      return rtp()
    },
    get highestRtp() {
      return rtp()
    },
    topMultiple,
    isByBestPlay: true,
  }
}
