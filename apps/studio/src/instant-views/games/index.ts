import type { InstantDefinition, InstantKind } from '@baize/game-kit/instant/instant-game'
import type { GameContext, GameView } from '../game-view.ts'

type Opener = (context: GameContext<never>) => GameView

/** Each game is a part of its own, so a page loads one. */
const openers: Readonly<Record<InstantKind, () => Promise<Opener>>> = {
  mines: async () => (await import('./mines/mines.ts')).openMines,
  roulette: async () => (await import('./roulette/roulette.ts')).openRoulette,
  plinko: async () => (await import('./plinko/plinko.ts')).openPlinko,
  'hi-lo': async () => (await import('./hi-lo/hi-lo.ts')).openHiLo,
  crash: async () => (await import('./crash/crash.ts')).openCrash,
  blackjack: async () => (await import('./blackjack/blackjack.ts')).openBlackjack,
  bingo: async () => (await import('./bingo/bingo.ts')).openBingo,
}

/** The view of the game that a definition is of. */
export async function openGame(context: GameContext<InstantDefinition>): Promise<GameView> {
  const open = await openers[context.definition.kind]()
  return open(context as GameContext<never>)
}
