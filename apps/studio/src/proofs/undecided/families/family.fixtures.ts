import type { TestClient, TestWorld } from '@baize/testing'

/** Games whose stakes wait for an outcome that is settled and that nobody knows yet. */
export interface Family {
  name: string
  /** The kind of pages that its games have, or of promotions. */
  kind: 'slot' | 'instant' | 'lottery' | 'table' | 'book' | 'duo' | 'fish' | 'campaign'
  /** Worlds that are compared, five unless said otherwise: fewer where each game has worlds of its own, or one world many draws. */
  seeds?: number
  /** True where outcomes wait for a public value too, which does not come. */
  hasBeacon?: true
  /**
   * Stakes the same in each world, and has it looked at while the outcomes wait, equally often in each.
   * @returns false where the world's seeds leave nothing to wait for, such as a natural at blackjack: another one takes its place
   */
  leave(world: TestWorld, look: () => Promise<void>): Promise<boolean>
}

/** A member whose name is the same in each world. */
export const memberOf = async (world: TestWorld, place: number): Promise<TestClient> =>
  (await world.visitor()).register(`waiting${place}`)
