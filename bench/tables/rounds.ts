import { setTimeout as pause } from 'node:timers/promises'
import type { StoredTableRound } from '@baize/studio/live/live-dependencies'
import type { StudioWorld } from '../studio/studio-world.ts'
import { tableCode } from './table-world.ts'

const lookEveryMs = 50
/** Money of the slips of a round has moved long before this. */
const paidWithinMs = 60_000

const rounds = ({ deps }: StudioWorld) =>
  deps.db.selectFrom('studio.table_round').selectAll().where('table_code', '=', tableCode)

/** Waits for a round that opens from now on. */
export async function nextOpen(world: StudioWorld): Promise<StoredTableRound> {
  const fromMs = Date.now()
  for (;;) {
    const open = await rounds(world).where('state', '=', 'OPEN').executeTakeFirst()
    if (open && open.opens_at.getTime() >= fromMs) return open
    await pause(lookEveryMs)
  }
}

/** Waits until a round is dealt; the moment at which its dealer began to. */
export async function dealtIn(
  world: StudioWorld,
  { id }: StoredTableRound,
): Promise<{ serial: number; drawnAtMs: number }> {
  for (;;) {
    const { serial, drawn_at } = await rounds(world).where('id', '=', id).executeTakeFirstOrThrow()
    if (drawn_at) return { serial: Number(serial), drawnAtMs: drawn_at.getTime() }
    await pause(lookEveryMs)
  }
}

/** Of slips that were accepted, how many are not settled although their rounds are over. */
export async function unsettled({ deps }: StudioWorld, accepted: readonly string[]): Promise<number> {
  const untilMs = Date.now() + paidWithinMs
  for (;;) {
    const { settled } = await deps.db
      .selectFrom('studio.table_slip')
      .select(({ fn }) => fn.countAll<bigint>().as('settled'))
      .where('id', 'in', accepted)
      .where('state', '=', 'settled')
      .executeTakeFirstOrThrow()
    const left = accepted.length - Number(settled)
    if (left === 0 || Date.now() > untilMs) return left
    await pause(lookEveryMs)
  }
}
