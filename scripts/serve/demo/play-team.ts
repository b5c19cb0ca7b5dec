import type { DemoPlatform } from '../../../apps/platform/src/demo/callers.ts'
import { signIn } from '../../../apps/platform/src/demo/callers.ts'
import type { DemoJournal } from '../../../apps/platform/src/demo/journal.ts'
import { demoPlayers } from '../../../apps/platform/src/demo/seed-demo.ts'
import { everyTable } from '../../../apps/platform/src/domains/every-table.ts'
import { memberByName } from '../../../apps/platform/src/domains/identity/index.ts'
import type { Database } from '../../../apps/platform/src/kernel/database/open-database.ts'
import { studioCode } from '../../../apps/studio/src/studio-code.ts'
import { playSlot, type Slot } from './play-slot.ts'
import { changeSeed } from './visit.ts'

const spins = 14
/** 10.00: a member is active after ten, and it is little of the demo credit. */
const limitUnits = 100_000n

/**
 * Members of the demo play some rounds like anybody, at the pace that games have, so that their agents see a team that
 * lives; at the end they reveal their seeds, so that each round can be verified. Throws when the signal ends it.
 * @param own address of platform and studio
 */
export async function playTeam(
  platform: DemoPlatform,
  database: Database,
  journal: DemoJournal,
  { own, slots, signal }: { own: string; slots: readonly Slot[]; signal: AbortSignal },
): Promise<void> {
  const playAs = async (username: string, place: number): Promise<void> => {
    const ask = await signIn(platform, database, username)
    const slot = slots[Math.floor((slots.length * place) / demoPlayers.length)]!
    const left = spins - (await roundsOf(database, username))
    const visit = await playSlot(own, ask, slot, { spins: left, limitUnits, signal })
    signal.throwIfAborted()
    await changeSeed(visit)
    await ask('session.logout', {})
  }
  await Promise.all(
    demoPlayers.map((username, place) => journal.once(`play of ${username}`, () => playAs(username, place))),
  )
}

/** How many rounds of the house's games a member has played, for those who go on. */
async function roundsOf({ kysely }: Database, username: string): Promise<number> {
  const { played } = await everyTable(kysely)
    .selectFrom('rounds.bet')
    .select(eb => eb.fn.countAll<bigint>().as('played'))
    .where('member_id', '=', (await memberByName(kysely, username))!)
    .where('provider_code', '=', studioCode)
    .executeTakeFirstOrThrow()
  return Number(played)
}
