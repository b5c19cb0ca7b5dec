import type { DemoPlatform } from '../../../apps/platform/src/demo/callers.ts'
import { signIn } from '../../../apps/platform/src/demo/callers.ts'
import { demoPlayers } from '../../../apps/platform/src/demo/seed-demo.ts'
import type { Database } from '../../../apps/platform/src/kernel/database/open-database.ts'
import { playSlot, type Slot } from './play-slot.ts'
import { changeSeed } from './visit.ts'

const spins = 14
/** 10.00: a member is active after ten, and it is little of the demo credit. */
const limitUnits = 100_000n

/**
 * Members of the demo play some rounds like anybody, at the pace that games have, so that their agents see a team that
 * lives; at the end they reveal their seeds, so that each round can be verified. Ends early when the signal says so.
 * @param own address of platform and studio
 */
export async function playTeam(
  platform: DemoPlatform,
  database: Database,
  { own, slots, signal }: { own: string; slots: readonly Slot[]; signal: AbortSignal },
): Promise<void> {
  await Promise.all(
    demoPlayers.map(async (username, place) => {
      const ask = await signIn(platform, database, username)
      const slot = slots[Math.floor((slots.length * place) / demoPlayers.length)]!
      const visit = await playSlot(own, ask, slot, { spins, limitUnits, signal })
      if (signal.aborted) return
      await changeSeed(visit)
      await ask('session.logout', {})
    }),
  )
}
