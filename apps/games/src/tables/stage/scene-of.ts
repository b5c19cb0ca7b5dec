import type { Film, SceneKind } from './scene.ts'

type AnyKind = SceneKind<Film>

/** A scene draws the films that it made itself, so its film's type is no matter of others. */
const closed = <F extends Film>(kind: SceneKind<F>): AnyKind => kind as unknown as AnyKind

/** The scene of each kind of table, loaded when it is wanted. */
const scenes: Readonly<Record<string, () => Promise<AnyKind>>> = {
  baccarat: async () => closed((await import('./cards/baccarat.ts')).baccaratScene),
  'dragon-tiger': async () => closed((await import('./cards/dragon-tiger.ts')).dragonTigerScene),
  roulette: async () => closed((await import('./roulette/scene.ts')).rouletteScene),
  spark: async () => closed((await import('./roulette/scene.ts')).sparkScene),
  'sic-bo': async () => closed((await import('./dice/scene.ts')).diceScene),
  'xoc-dia': async () => closed((await import('./coins/scene.ts')).coinScene),
  wheel: async () => closed((await import('./wheel/scene.ts')).wheelScene),
  yard: async () => closed((await import('./yard/scene.ts')).yardScene),
  cup: async () => closed((await import('./cup/scene.ts')).cupScene),
}

/** @throws RangeError for a kind that has no scene */
export function loadScene(kind: string): Promise<AnyKind> {
  const load = scenes[kind]
  if (!load) throw new RangeError(`no scene is called ${kind}`)
  return load()
}
