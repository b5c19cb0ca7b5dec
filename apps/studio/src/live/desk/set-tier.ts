import type { DeskActReply, DeskCall } from '@baize/api/table-desk-protocol'
import { highestTier, LIMIT_TIERS, type TierNumber } from '@baize/game-kit/tables/index'
import type { StudioTx } from '../../studio-database.ts'
import { liveTable } from '../live-tables.ts'
import { actOnTable, type DeskDependencies } from './act-on-table.ts'

/** Sets the limits of the rounds of a table that are still to be opened; one that is under way keeps its own. */
export const setTier = (deps: DeskDependencies, call: DeskCall<'tier'>): Promise<DeskActReply> =>
  actOnTable(
    deps,
    'tier',
    call,
    async ({ tx, table: { code, tier: before } }) => {
      const last = highestTier(liveTable(code))
      if (!isTier(call.tier) || call.tier > last) return { status: 'TIER_OUT_OF_RANGE', first: 1, last }
      const { tier } = call
      if (tier === before) return { status: 'TIER_UNCHANGED' }
      await tx.updateTable('studio.live_table').set({ tier }).where('code', '=', code).execute()
      return { serial: await nextSerial(tx, code), tier }
    },
    known => known.tier === call.tier,
  )

const isTier = (tier: number): tier is TierNumber => Object.hasOwn(LIMIT_TIERS, tier)

/** The round that opens next; limits are fixed as a round opens. */
async function nextSerial(tx: StudioTx, table: string): Promise<bigint> {
  const newest = await tx
    .selectFrom('studio.table_round')
    .select(['serial', 'state'])
    .where('table_code', '=', table)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return 1n
  return newest.state === 'SCHEDULED' ? newest.serial : newest.serial + 1n
}
