import type { InstantDefinition, InstantKind } from '@baize/game-kit/instant/instant-game'
import type { GameContext, GameView } from '../game-view.ts'

type Opener = (context: GameContext<never>) => GameView

/** Each game is a part of its own, so a page loads one. */
const openers: Readonly<Record<InstantKind, () => Promise<Opener>>> = {
  mines: async () => (await import('./mines/mines.tsx')).openMines,
  roulette: async () => (await import('./roulette/roulette.tsx')).openRoulette,
  plinko: async () => (await import('./plinko/plinko.tsx')).openPlinko,
  'hi-lo': async () => (await import('./hi-lo/hi-lo.tsx')).openHiLo,
  crash: async () => (await import('./crash/crash.tsx')).openCrash,
  blackjack: async () => (await import('./blackjack/blackjack.tsx')).openBlackjack,
  bingo: async () => (await import('./bingo/bingo.tsx')).openBingo,
}

/** The view of the game that a definition is of. */
export async function openGame(context: GameContext<InstantDefinition>): Promise<GameView> {
  const open = await openers[context.definition.kind]()
  return open(context as GameContext<never>)
}
