import type { Draws } from '../../draws.ts'
import type { BannersView } from '../banners/index.ts'
import type { MatchView } from '../conduct/view.ts'
import { bestAgain } from '../dice/best-play.ts'
import type { DiceView } from '../dice/index.ts'
import type { Move } from '../match-game.ts'
import type { TienLenView } from '../tien-len/index.ts'
import { tienLenBot } from './tien-len.ts'

/** How long a bot thinks, in milliseconds (rooms.md 4.4). */
const LEAST_THOUGHT_MS = 800
const MOST_THOUGHT_MS = 2_500

/** @param look draws that nothing else follows from, purpose `look` */
export const botThoughtMs = (look: Draws): number =>
  LEAST_THOUGHT_MS + look.below(MOST_THOUGHT_MS - LEAST_THOUGHT_MS + 1)

/**
 * The move of a practice bot, which gets what its seat may see and nothing else.
 * @param own draws of the purpose `bot-{seat}`
 */
export function botMove({ code, seat, game }: Pick<MatchView, 'code' | 'seat' | 'game'>, own: Draws): Move {
  switch (code) {
    case 'DUO-DICE': {
      const { dice } = game as DiceView
      return { kind: 'throw', again: bestAgain([dice[0]!, dice[1]!]) }
    }
    case 'DUO-BANNERS': {
      const hand = (game as BannersView).hands[seat]!
      return { kind: 'banner', card: hand[own.below(hand.length)]! }
    }
    case 'DUO-TIENLEN':
      return tienLenBot(game as TienLenView)
  }
}
