import { demoPlayers } from '../../apps/platform/src/demo/seed-demo.ts'
import type { Database } from '../../apps/platform/src/kernel/database/open-database.ts'
import { type DemoPlatform, signIn } from './demo-callers.ts'
import { playSlot } from './demo-play.ts'

const spins = 14

/**
 * Members of the demo play some rounds like anybody, at the pace that games have, so that their agents see a team that
 * lives; each round can be checked like anybody's. Ends early when the signal says so.
 * @param own address of platform and studio
 */
export async function playAwhile(
  platform: DemoPlatform,
  database: Database,
  own: string,
  signal: AbortSignal,
): Promise<void> {
  const slots = [...platform.catalogue.snapshot.byCode.values()].map(({ card }) => card).filter(isSlot)
  await Promise.all(
    demoPlayers.map(async (username, place) => {
      const ask = await signIn(platform, database, username)
      const { vassalage, gameCode } = slots[Math.floor((slots.length * place) / demoPlayers.length)]!
      await playSlot(own, ask, { vassalage, gameCode }, { spins, signal })
      if (!signal.aborted) await ask('session.logout', {})
    }),
  )
}

const isSlot = ({ gameType }: { gameType: string }): boolean => gameType === 'RNG'
