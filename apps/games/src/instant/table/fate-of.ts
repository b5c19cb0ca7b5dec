import type { RoundFate } from '@baize/api/game-frame'
import type { InstantRoundView } from '@baize/api/studio/instant'
import type { CrashOptions } from '@baize/game-kit/instant/crash/definition'
import type { InstantKind } from '@baize/game-kit/instant/instant-game'

/** What becomes of a round whose page is left: the time-out rule of its game (`play` of each game in the kit). */
export function fateOf(kind: InstantKind, round: Pick<InstantRoundView, 'isOver' | 'options'>): RoundFate {
  if (round.isOver) return 'decided'
  switch (kind) {
    case 'mines':
    case 'hi-lo':
      return 'cashOut'
    case 'blackjack':
      return 'stand'
    case 'crash':
      return (round.options as CrashOptions).autoHundredths === null ? 'climb' : 'climbAuto'
    case 'roulette':
    case 'plinko':
    case 'bingo':
      return 'decided'
  }
}
