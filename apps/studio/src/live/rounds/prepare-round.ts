import { toHex } from '@baize/game-kit'
import { type BeaconChain, roundOfDraw } from '@baize/game-kit/lotteries/index'
import { hmac } from '@baize/game-kit/node/crypto'
import { type OfferedTable, openTableRound, type RoundTimes, roundTimes } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { makeChain } from '../chains/make-chain.ts'
import type { LiveDependencies, StoredTableRound } from '../live-dependencies.ts'

type ChainDependencies = Pick<LiveDependencies, 'outside' | 'seeds'>

/** What a round follows: the one before it, with its seed opened. */
interface Before {
  round: Pick<StoredTableRound, 'serial' | 'chain_id' | 'place'>
  /** Null where it could not be opened: the table goes on with another chain. */
  seed: Uint8Array | null
  /** The state that it left. */
  state: unknown
}

interface Opening {
  table: OfferedTable
  opensAt: Date
  /** The public chain whose values rounds take, where there is one. */
  beacon: BeaconChain | null
}

/**
 * Writes the next round of a table. It is made once the seed of the round before is public, since that is its commitment.
 * @param before null for the first round of a table
 */
export async function prepareRound(
  deps: ChainDependencies,
  tx: StudioTx,
  { table, opensAt, beacon }: Opening,
  before: Before | null,
): Promise<StoredTableRound> {
  const serial = (before?.round.serial ?? 0n) + 1n
  const link = await linkAfter(deps, tx, table.table, before, serial)
  const state = before ? before.state : table.rules.firstState()
  const { commitment } = link
  const { plan } = openTableRound({ ...table, serial: Number(serial), commitment, state }, hmac)
  const times = roundTimes(table.code, opensAt.getTime(), { phase: plan.phase, hasBeacon: beacon !== null })
  return tx
    .insertInto('studio.table_round')
    .values({
      table_code: table.table,
      serial,
      definition: table.rules.id,
      phase: plan.phase,
      takes_bets: plan.takesBets,
      tier: sql`(select tier from studio.live_table where code = ${table.table})`,
      ...link,
      state_before: JSON.stringify(state),
      plan: JSON.stringify(plan),
      ...timeColumns(times, beacon),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Times of a round as its row has them, and the public value that it takes: that of the second after its close. */
export const timeColumns = (times: RoundTimes, beacon: BeaconChain | null) => ({
  opens_at: new Date(times.opensAt),
  closes_at: new Date(times.closesAt),
  seals_at: new Date(times.sealsAt),
  result_at: new Date(times.resultAt),
  ends_at: new Date(times.endsAt),
  ...(beacon
    ? {
        entropy: null,
        beacon_chain: JSON.stringify(beacon),
        beacon_round: BigInt(roundOfDraw(beacon, times.closesAt)),
      }
    : { entropy: '-', beacon_chain: null, beacon_round: null }),
})

/** Where a round stands in the chains of its table: behind the one before it, or first in the chain that was made ahead. */
async function linkAfter(
  deps: ChainDependencies,
  tx: StudioTx,
  table: string,
  before: Before | null,
  serial: bigint,
): Promise<Pick<StoredTableRound, 'chain_id' | 'place' | 'commitment'>> {
  if (before?.seed) {
    const place = before.round.place + 1
    const { id, length } = await tx
      .selectFrom('studio.table_chain')
      .select(['id', 'length'])
      .where('id', '=', before.round.chain_id)
      .executeTakeFirstOrThrow()
    if (place < length) return { chain_id: id, place, commitment: toHex(before.seed) }
  }
  const ahead = await tx
    .selectFrom('studio.table_chain')
    .select(['id', 'terminal'])
    .where('table_code', '=', table)
    .where('first_serial', '=', serial)
    .executeTakeFirst()
  const { id, terminal } = ahead ?? (await makeChain(deps, tx, table, serial))
  return { chain_id: id, place: 0, commitment: terminal }
}
