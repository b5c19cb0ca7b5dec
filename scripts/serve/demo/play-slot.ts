import { setTimeout as pause } from 'node:timers/promises'
import type { GameBoot } from '@baize/api/studio/slot'
import type { Ask } from '../../../apps/platform/src/demo/ask-as.ts'
import { type Visit, visitGame } from './visit.ts'

/** What the clocks of two sides may differ by. */
const marginMs = 100

export interface Slot {
  vassalage: string
  gameCode: string
}

/** One spin at the highest stake of the game that is not above a limit; false where the game takes none. */
export async function spinOnce({ boot: { game }, call }: Visit<GameBoot>, limitUnits: bigint): Promise<boolean> {
  const stakeUnits = game.stakesUnits.findLast(units => BigInt(units) <= limitUnits) ?? game.defaultStakeUnits
  return (await call('slot.spin', { stakeUnits })) !== null
}

/**
 * Opens a slot as its page does and spins it as fast as the game lets, until it will not take another bet.
 * @returns the visit, for what else is done with it
 */
export async function playSlot(
  own: string,
  ask: Ask,
  slot: Slot,
  { spins, limitUnits, signal }: { spins: number; limitUnits: bigint; signal: AbortSignal },
): Promise<Visit<GameBoot>> {
  const visit = await visitGame(own, ask, slot)
  for (let spin = 0; spin < spins && !signal.aborted; spin++) {
    if (!(await spinOnce(visit, limitUnits))) break
    await pause(visit.boot.minimumCycleMs + marginMs, null, { signal }).catch(() => null)
  }
  return visit
}
